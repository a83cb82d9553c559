import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { identityOf, isRunning } from './process-identity.mjs';
import { onStop } from './shutdown.mjs';

/**
 * The content of a lock file: facts about its holder.
 * @typedef {{ pid: number, identity: string, appUrl?: string, server?: import('./process-identity.mjs').KnownProcess
 * }} Holder
 */

/**
 * @param {string} file
 * @returns {Holder | undefined} undefined when the file is missing or was cut off by a crash
 */
function readHolder(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(holder?.pid) && typeof holder.identity === 'string' ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** @returns {Holder} */
function ourselves() {
  return { pid: process.pid, identity: identityOf(process.pid) ?? '' };
}

/**
 * Takes the lock, or returns its holder. Takes over a killed process's lock and returns its last note.
 * @param {string} file
 * @param {Pick<Holder, 'appUrl'>} note
 * @returns
 * {{ heldBy: Holder } | { previous: Holder | undefined, amend: (more: Partial<Holder>) => void, release: () => void }}
 */
export function takeLock(file, note = {}) {
  let mine = { ...ourselves(), ...note };
  /** @type {Holder | undefined} */
  let previous;
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const holder = readHolder(file);
    if (holder && isRunning(holder)) return { heldBy: holder };
    previous = holder;
    // Renames the stale lock first, so that only one of several starts removes it.
    const aside = `${file}.${process.pid}`;
    try {
      renameSync(file, aside);
    } catch {
      continue;
    }
    const moved = readHolder(aside);
    if (moved && isRunning(moved)) renameSync(aside, file);
    else rmSync(aside, { force: true });
  }
  const release = () => {
    forget();
    rmSync(file, { force: true });
  };
  const forget = onStop(release);
  return {
    previous,
    amend(more) {
      mine = { ...mine, ...more };
      const fresh = `${file}.${process.pid}`;
      writeFileSync(fresh, JSON.stringify(mine));
      renameSync(fresh, file);
    },
    release,
  };
}
