// A client by the SDK for TypeScript, 1.x or 2.x, without anything of toolc: calls the tools of `answers`, and prints a line
// for each result as a user of the SDK sees it.
//
// `answers_client.mjs 1|2 older|modern stdio COMMAND…`, or `… http URL`.

import { createRequire } from 'node:module';

// The packages are where the test is run.
const own = createRequire(`${process.env.ROOT}/package.json`);
const packages = {
    1: {
        client: '@modelcontextprotocol/sdk/client/index.js',
        stdio: '@modelcontextprotocol/sdk/client/stdio.js',
        http: '@modelcontextprotocol/sdk/client/streamableHttp.js'
    },
    2: {
        client: '@modelcontextprotocol/client',
        stdio: '@modelcontextprotocol/client/stdio',
        http: '@modelcontextprotocol/client'
    }
};
const [sdk, era, way, ...place] = process.argv.slice(2);
const load = name => import(own.resolve(packages[sdk][name]));
const { Client } = await load('client');
const { StdioClientTransport } = await load('stdio');
const { StreamableHTTPClientTransport } = await load('http');

// What libraries complain about, as validators do of schemas.
const complaints = [];
for (const level of ['debug', 'error', 'info', 'warn']) {
    console[level] = (...words) => complaints.push(words.join(' '));
}

const mode = era === 'older' ? 'legacy' : { pin: '2026-07-28' };
const client = new Client({ name: 'answers', version: '1.0.0' }, { capabilities: {}, versionNegotiation: { mode } });
const transport = way === 'stdio'
    ? new StdioClientTransport({ command: place[0], args: place.slice(1), stderr: 'ignore' })
    : new StreamableHTTPClientTransport(new URL(place[0]));
await client.connect(transport);
// It compiles the output schemas of what it has listed, and holds results to them.
await client.listTools();

const call = async (name, args) => {
    const { isError, structuredContent, content, _meta } = await client.callTool({ name, arguments: args });
    const error = _meta['dev.toolc/envelope'].error;
    const texts = content.map(part => part.text.replaceAll('\n', ' / '));
    return isError
        ? `${error.code} ${JSON.stringify(structuredContent ?? null)} ${texts[0].split(' / ')[0]}`
        : `${JSON.stringify(structuredContent)} ${texts.slice(1).join('; ')}`.trim();
};
for (const [name, args] of [
    ['test_find', { id: 'a' }],
    ['test_find', { id: '' }],
    ['test_find', { id: 'missing' }],
    ['test_measure', { text: true }],
    ['test_prices', { below: '7' }],
    ['test_prices', { below: '-1' }],
    ['test_part', { of: 3 }]
]) {
    const seen = await call(name, args).catch(error => `thrown: ${error}`);
    console.log(`${name}: ${seen}`);
}
console.log(`complaints: ${complaints.join('; ') || 'none'}`);
await client.close();
process.exit();
