import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ pid: number, identity: string }} KnownProcess
 */

/**
 * Identifies a process by boot and start time, to distinguish it from a later one with the same number.
 * Undefined if it has ended.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function identityOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return undefined;
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold anything; state and start time follow it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${fields[19]}`;
  } catch {
    const listed = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return listed.stdout?.trim() || undefined;
  }
}

/**
 * @param {KnownProcess | undefined} known
 * @returns {boolean}
 */
export function isRunning(known) {
  return known !== undefined && identityOf(known.pid) === known.identity;
}

/**
 * @param {KnownProcess} known
 * @param {number} withinMs
 * @returns {Promise<boolean>} whether it is gone
 */
export async function waitUntilGone(known, withinMs) {
  const deadline = performance.now() + withinMs;
  while (isRunning(known)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
