//! Answers in a file, for several processes and for later ones.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, ErrorCode, OptionalExtension, TransactionBehavior, params};

use super::{Claim, Hash, IdempotencyStore, StoreError, claim_number};

/// How long others may have the file.
const PATIENCE: Duration = Duration::from_secs(5);

/// Every so many claims, the number of keys is looked at.
const BETWEEN: u32 = 256;

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

impl IdempotencyStore for SqliteStore {
    fn claim(
        &self,
        key: &Hash,
        print: &Hash,
        lease: Duration,
        _now: Duration,
    ) -> Result<Claim, StoreError> {
        let now = clock();
        let mut state = self.state();
        let (connection, claims) = &mut *state;
        let claiming = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        claiming
            .prepare("DELETE FROM idempotency_keys WHERE expires <= ?1")?
            .execute([now])?;
        let known = claiming
            .prepare("SELECT print, envelope FROM idempotency_keys WHERE id = ?1")?
            .query_row([key], |row| {
                Ok((row.get::<_, Vec<u8>>(0)?, row.get::<_, Option<Vec<u8>>>(1)?))
            })
            .optional()?;
        if let Some((other, envelope)) = known {
            claiming.commit()?;
            return Ok(match envelope {
                _ if other != print => Claim::Other,
                Some(envelope) => Claim::Ended(envelope),
                None => Claim::Runs,
            });
        }
        *claims = claims.wrapping_add(1);
        if *claims % BETWEEN == 1 {
            let count = "SELECT count(*) FROM idempotency_keys";
            let count: i64 = claiming.query_row(count, [], |row| row.get(0))?;
            let excess = count - i64::from(self.keys);
            let first = "DELETE FROM idempotency_keys WHERE id IN (SELECT id FROM idempotency_keys
                         WHERE envelope IS NOT NULL ORDER BY expires LIMIT ?1)";
            if excess > 0 && claiming.execute(first, [excess])? == 0 {
                return Ok(Claim::Full);
            }
        }
        let claim = claim_number();
        let number = i64::try_from(claim).unwrap_or(i64::MAX);
        claiming
            .prepare("INSERT INTO idempotency_keys VALUES (?1, ?2, ?3, ?4, NULL)")?
            .execute(params![
                key,
                print,
                number,
                now.saturating_add(millis(lease))
            ])?;
        claiming.commit()?;
        Ok(Claim::Mine(claim))
    }

    fn settle(
        &self,
        key: &Hash,
        claim: u64,
        kept: Option<(&[u8], Duration)>,
        _now: Duration,
    ) -> Result<(), StoreError> {
        let state = self.state();
        let number = i64::try_from(claim).unwrap_or(i64::MAX);
        match kept {
            Some((envelope, keep)) => state
                .0
                .prepare(
                    "UPDATE idempotency_keys SET envelope = ?3, expires = ?4
                     WHERE id = ?1 AND claim = ?2 AND envelope IS NULL",
                )?
                .execute(params![
                    key,
                    number,
                    envelope,
                    clock().saturating_add(millis(keep))
                ])?,
            None => state
                .0
                .prepare(
                    "DELETE FROM idempotency_keys
                     WHERE id = ?1 AND claim = ?2 AND envelope IS NULL",
                )?
                .execute(params![key, number])?,
        };
        Ok(())
    }
}
