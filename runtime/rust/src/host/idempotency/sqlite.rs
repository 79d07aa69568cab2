//! Answers in a file, for several processes and for later ones.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rusqlite::{
    Connection, ErrorCode, OptionalExtension, Transaction, TransactionBehavior, params,
};

use super::{Claim, Hash, IdempotencyStore, REMEMBERED, StoreError, claim_number};

/// How long others may have the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Every so many claims, the number of keys is looked at.
const BETWEEN: u32 = 256;

/// The milliseconds of a lease of which the file says nothing.
const UNKNOWN_LEASE: i64 = 15 * 60 * 1000;

/// Leases stand in a table of their own, so that runtimes that know only the first one go on with the file.
const LEASES: &str = "
    CREATE TABLE IF NOT EXISTS idempotency_leases (
      id BLOB PRIMARY KEY, claim INTEGER NOT NULL, attempt INTEGER NOT NULL,
      lease INTEGER NOT NULL
    );
    CREATE TRIGGER IF NOT EXISTS idempotency_keys_deleted AFTER DELETE ON idempotency_keys
      BEGIN DELETE FROM idempotency_leases WHERE id = OLD.id; END;";

/// Answers in a file of SQLite, which the runtimes of other languages read as well. Times are the system's.
///
/// Answers survive the process. If the machine fails, the last ones may be lost: the file is synced from time to time.
/// Only its owner may read it.
#[derive(Debug)]
pub struct SqliteStore {
    keys: u32,
    state: Mutex<(Connection, u32)>,
}

/// Lets readers and a writer work at once. Who changes the mode of a new file while others do so is told that it is busy,
/// and SQLite does not wait then: two that wait for each other would wait for ever.
fn write_ahead(connection: &Connection) -> rusqlite::Result<()> {
    let began = Instant::now();
    loop {
        match connection.pragma_update(None, "journal_mode", "WAL") {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                    && began.elapsed() < PATIENCE =>
            {
                std::thread::sleep(Duration::from_millis(5));
            }
            done => return done,
        }
    }
}

impl SqliteStore {
    /// Opens the file, or makes it. There is room for a million keys; the answers that expire first make room for others.
    pub fn open(path: impl AsRef<Path>) -> Result<Self, StoreError> {
        Self::with_room(path, 1_000_000)
    }

    /// As [`SqliteStore::open`], with room for about so many keys.
    pub fn with_room(path: impl AsRef<Path>, keys: u32) -> Result<Self, StoreError> {
        private(path.as_ref())?;
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(PATIENCE)?;
        write_ahead(&connection)?;
        connection.pragma_update(None, "synchronous", "NORMAL")?;
        let opening = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let version: u32 = opening.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        match version {
            0 => opening.execute_batch(
                "CREATE TABLE idempotency_keys (
                   id BLOB PRIMARY KEY, print BLOB NOT NULL, claim INTEGER NOT NULL,
                   expires INTEGER NOT NULL, envelope BLOB
                 );
                 CREATE INDEX idempotency_keys_expire ON idempotency_keys (expires);
                 PRAGMA user_version = 1;",
            )?,
            1 => {}
            other => return Err(format!("the file has the version {other}, and not 1").into()),
        }
        opening.execute_batch(LEASES)?;
        opening.commit()?;
        Ok(Self {
            keys,
            state: Mutex::new((connection, 0)),
        })
    }

    fn state(&self) -> MutexGuard<'_, (Connection, u32)> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Makes a file that only its owner can read.
fn private(path: &Path) -> Result<(), StoreError> {
    let mut options = std::fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)?;
    Ok(())
}

/// Milliseconds since 1970.
fn clock() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    millis(since.unwrap_or_default())
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}

/// What the file knows of a key.
struct Row {
    print: Vec<u8>,
    envelope: Option<Vec<u8>>,
    claim: i64,
    expires: i64,
    /// Nothing where an older runtime has written the row.
    attempt: Option<u32>,
    lease: Option<i64>,
}

const ROW: &str = "SELECT print, envelope, keys.claim, expires, attempt, lease
    FROM idempotency_keys AS keys LEFT JOIN idempotency_leases AS leases
    ON leases.id = keys.id AND leases.claim = keys.claim WHERE keys.id = ?1";

impl Row {
    fn of(claiming: &Transaction<'_>, key: &Hash) -> rusqlite::Result<Option<Self>> {
        let mut statement = claiming.prepare(ROW)?;
        let row = statement.query_row([key], |row| {
            Ok(Self {
                print: row.get(0)?,
                envelope: row.get(1)?,
                claim: row.get(2)?,
                expires: row.get(3)?,
                attempt: row.get(4)?,
                lease: row.get(5)?,
            })
        });
        row.optional()
    }
}

/// The parts of a claim that is written down.
struct Taken<'a> {
    key: &'a Hash,
    print: &'a Hash,
    lease: Duration,
    attempt: u32,
}

impl Taken<'_> {
    /// Writes down that a call holds the key from now on.
    fn write(&self, claiming: &Transaction<'_>, now: i64) -> rusqlite::Result<Claim> {
        let number = claim_number();
        let lease = millis(self.lease);
        claiming
            .prepare("INSERT OR REPLACE INTO idempotency_keys VALUES (?1, ?2, ?3, ?4, NULL)")?
            .execute(params![
                self.key,
                self.print,
                signed(number),
                now.saturating_add(lease)
            ])?;
        claiming
            .prepare("INSERT OR REPLACE INTO idempotency_leases VALUES (?1, ?2, ?3, ?4)")?
            .execute(params![self.key, signed(number), self.attempt, lease])?;
        Ok(Claim::Mine {
            number,
            attempt: self.attempt,
        })
    }
}

/// A number as SQLite has it, with a sign.
fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

impl SqliteStore {
    pub(super) fn claim_at(
        &self,
        key: &Hash,
        print: &Hash,
        lease: Duration,
        now: i64,
    ) -> Result<Claim, StoreError> {
        let mut state = self.state();
        let (connection, claims) = &mut *state;
        let claiming = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        claiming
            .prepare(
                "DELETE FROM idempotency_keys
                 WHERE expires <= ?1 AND (envelope IS NOT NULL OR expires <= ?2)",
            )?
            .execute([now, now.saturating_sub(millis(REMEMBERED))])?;
        let mut taken = Taken {
            key,
            print,
            lease,
            attempt: 1,
        };
        let claim = match Row::of(&claiming, key)? {
            Some(row) if row.print != print => Claim::Other,
            Some(Row {
                envelope: Some(envelope),
                ..
            }) => Claim::Ended(envelope),
            Some(row) => {
                let latest = now.saturating_add(row.lease.unwrap_or(UNKNOWN_LEASE));
                if row.expires > latest {
                    // The system's clock was set back: the lease must end all the same.
                    claiming
                        .prepare("UPDATE idempotency_keys SET expires = ?2 WHERE id = ?1")?
                        .execute(params![key, latest])?;
                }
                let left = row.expires.min(latest).saturating_sub(now);
                match u64::try_from(left) {
                    Ok(left) if left > 0 => Claim::Runs {
                        number: u64::try_from(row.claim).unwrap_or_default(),
                        left: Duration::from_millis(left),
                    },
                    Ok(_) | Err(_) => {
                        taken.attempt = row.attempt.unwrap_or(1).saturating_add(1);
                        taken.write(&claiming, now)?
                    }
                }
            }
            None => {
                *claims = claims.wrapping_add(1);
                let looks = *claims % BETWEEN == 1;
                match looks && !has_room(&claiming, self.keys, now)? {
                    true => Claim::Full,
                    false => taken.write(&claiming, now)?,
                }
            }
        };
        claiming.commit()?;
        Ok(claim)
    }

    pub(super) fn renew_at(
        &self,
        key: &Hash,
        number: u64,
        lease: Duration,
        now: i64,
    ) -> Result<bool, StoreError> {
        let mut state = self.state();
        let renewing = state
            .0
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let (number, lease) = (signed(number), millis(lease));
        let renewed = renewing
            .prepare(
                "UPDATE idempotency_keys SET expires = ?3
                 WHERE id = ?1 AND claim = ?2 AND envelope IS NULL",
            )?
            .execute(params![key, number, now.saturating_add(lease)])?;
        renewing
            .prepare("UPDATE idempotency_leases SET lease = ?3 WHERE id = ?1 AND claim = ?2")?
            .execute(params![key, number, lease])?;
        renewing.commit()?;
        Ok(renewed > 0)
    }

    pub(super) fn settle_at(
        &self,
        key: &Hash,
        number: u64,
        kept: Option<(&[u8], Duration)>,
        now: i64,
    ) -> Result<bool, StoreError> {
        let mut state = self.state();
        let settling = state
            .0
            .transaction_with_behavior(TransactionBehavior::Immediate)?;
        let number = signed(number);
        let settled = match kept {
            Some((envelope, keep)) => settling
                .prepare(
                    "UPDATE idempotency_keys SET envelope = ?3, expires = ?4
                     WHERE id = ?1 AND claim = ?2 AND envelope IS NULL",
                )?
                .execute(params![
                    key,
                    number,
                    envelope,
                    now.saturating_add(millis(keep))
                ])?,
            None => freed(&settling, key, number, now)?,
        };
        settling.commit()?;
        Ok(settled > 0)
    }
}

/// Frees a key; how many rows changed. What took over a key is still counted by the next attempt.
fn freed(settling: &Transaction<'_>, key: &Hash, number: i64, now: i64) -> rusqlite::Result<usize> {
    let took_over = settling
        .prepare("SELECT 1 FROM idempotency_leases WHERE id = ?1 AND claim = ?2 AND attempt > 1")?
        .exists(params![key, number])?;
    if !took_over {
        return settling
            .prepare(
                "DELETE FROM idempotency_keys
                 WHERE id = ?1 AND claim = ?2 AND envelope IS NULL",
            )?
            .execute(params![key, number]);
    }
    let nobody = signed(claim_number());
    let changed = settling
        .prepare(
            "UPDATE idempotency_keys SET claim = ?3, expires = ?4
             WHERE id = ?1 AND claim = ?2 AND envelope IS NULL",
        )?
        .execute(params![key, number, nobody, now])?;
    if changed > 0 {
        settling
            .prepare("UPDATE idempotency_leases SET claim = ?2 WHERE id = ?1")?
            .execute(params![key, nobody])?;
    }
    Ok(changed)
}

/// Whether there is room for a key, or room can be made. Answers make room, then calls whose lease has run out; never one
/// that runs.
fn has_room(claiming: &Transaction<'_>, keys: u32, now: i64) -> rusqlite::Result<bool> {
    let count = "SELECT count(*) FROM idempotency_keys";
    let count: i64 = claiming.query_row(count, [], |row| row.get(0))?;
    let excess = count - i64::from(keys);
    if excess <= 0 {
        return Ok(true);
    }
    let first = "DELETE FROM idempotency_keys WHERE id IN (SELECT id FROM idempotency_keys
                 WHERE envelope IS NOT NULL OR expires <= ?1
                 ORDER BY envelope IS NULL, expires LIMIT ?2)";
    Ok(claiming.execute(first, [now, excess])? > 0)
}

impl IdempotencyStore for SqliteStore {
    fn claim(
        &self,
        key: &Hash,
        print: &Hash,
        lease: Duration,
        _now: Duration,
    ) -> Result<Claim, StoreError> {
        self.claim_at(key, print, lease, clock())
    }

    fn renew(
        &self,
        key: &Hash,
        number: u64,
        lease: Duration,
        _now: Duration,
    ) -> Result<bool, StoreError> {
        self.renew_at(key, number, lease, clock())
    }

    fn settle(
        &self,
        key: &Hash,
        number: u64,
        kept: Option<(&[u8], Duration)>,
        _now: Duration,
    ) -> Result<bool, StoreError> {
        self.settle_at(key, number, kept, clock())
    }
}
