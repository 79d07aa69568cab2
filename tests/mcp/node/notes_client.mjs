// A client of the notes by the SDK for TypeScript, without anything of toolc: does what the test of pairs wants of every
// client.
//
// `notes_client.mjs older|modern PID-FILE stdio COMMAND…`, or `… http URL`; it prints a line for each thing.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The packages are where the test is run.
const own = createRequire(`${process.env.ROOT}/package.json`);
const { Client, StreamableHTTPClientTransport } = await import(own.resolve('@modelcontextprotocol/client'));
const { StdioClientTransport } = await import(own.resolve('@modelcontextprotocol/client/stdio'));

const [era, pidFile, way, ...place] = process.argv.slice(2);
const mode = era === 'older' ? 'legacy' : { pin: '2026-07-28' };
const client = new Client(
    { name: 'pairs', version: '1.0.0' },
    { capabilities: { elicitation: {} }, versionNegotiation: { mode } }
);
let human = () => ({ action: 'decline' });
client.setRequestHandler('elicitation/create', request => human(request));
const transport = way === 'stdio'
    ? new StdioClientTransport({ command: place[0], args: place.slice(1), stderr: 'ignore' })
    : new StreamableHTTPClientTransport(new URL(place[0]));
await client.connect(transport);

const pause = time => new Promise(done => setTimeout(done, time));
const call = (name, args, options) => client.callTool({ name, arguments: args }, options);
// A result as a text, or the code of an error.
const errorOf = result => result._meta['dev.toolc/envelope'].error;
const told = async (called, text) => {
    const result = await called;
    return result.isError ? errorOf(result).code : text(result.structuredContent);
};
const say = (name, text) => console.log(`${name}: ${text}`);

// What needs nobody.
say('list', await told(call('list_notes', {}), list => list.names.join(', ')));
say('read', await told(call('read_note', { name: 'shopping-list' }), note => note.text.split('\n')[0]));
const missing = errorOf(await call('read_note', { name: 'no-such' }));
say('missing', `${missing.details.name} ${missing.field}`);
const invalid = errorOf(await call('search_notes', { text: '', fuzzy: true }));
say('invalid', [invalid.code, ...invalid.issues.map(issue => issue.path)].join(' '));
// This SDK drops what is told just before the end: how much it hears is not sure.
let last = 0;
const onprogress = ({ progress }) => {
    if (!(progress > last)) {
        throw new Error(`${progress} is not more than ${last}`);
    }
    last = progress;
};
client.onerror = error => console.error(error);
say('progress', await told(call('search_notes', { text: 'milk' }, { onprogress }), list => list.matches.length));
const many = Array.from({ length: 50 }, () => call('read_note', { name: 'shopping-list' }));
say('many', (await Promise.all(many)).filter(result => result.structuredContent.text).length);

// What a human is asked.
const remove = (name, options) => told(call('delete_note', { name }, options), done => done.deleted);
const agrees = () => ({ action: 'accept', content: { agree: true } });
say('write', await told(call('write_note', { name: 'draft', text: 'Soon.' }), done => done.created));
say('no', await remove('draft'));
const cancel = new AbortController();
human = async () => {
    cancel.abort();
    await pause(1000);
    return agrees();
};
say('cancel', await remove('draft', { signal: cancel.signal }).catch(() => 'cancelled'));
human = agrees;
say('yes', await remove('draft'));
say('twice', await remove('draft'));

// What becomes of servers that say nothing, and of dead ones.
const pid = Number(readFileSync(pidFile, 'utf8'));
process.kill(pid, 'SIGSTOP');
// A signal takes its time, all the more in a process of many threads.
while (!execFileSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).trim().startsWith('T')) {
    await pause(20);
}
await pause(100);
say('silent', await call('read_note', { name: 'shopping-list' }, { timeout: 1000 }).then(() => 'there', () => 'timeout'));
process.kill(pid, 'SIGCONT');
human = async () => {
    process.kill(pid, 'SIGKILL');
    await pause(100);
    return agrees();
};
say('killed', await remove('shopping-list', { timeout: 5000 }).catch(() => 'unavailable'));
process.exit();
