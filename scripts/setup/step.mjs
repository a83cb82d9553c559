import { isLeaving } from './shutdown.mjs';
import { say } from './terminal.mjs';

const heartbeatMs = 10_000;

/** Every finished step, in order of its end. @type {{ title: string, seconds: number }[]} */
export const steps = [];

/** @param {number} since a `performance.now()` */
function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** During shutdown no new step may begin: callers then wait until the process ends. */
function haltWhenLeaving() {
  return isLeaving() ? new Promise(() => {}) : undefined;
}

/**
 * Runs one step and prints its beginning, its progress (every 10 s), and its result.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @param {number} [usual] seconds that a long step takes on two quiet cores, as measured
 * @returns {Promise<T>}
 */
export async function step(title, work, usual) {
  await haltWhenLeaving();
  const began = performance.now();
  say(usual ? `• ${title} (about ${usual} s on two quiet cores) …` : `• ${title} …`);
  const heartbeat = setInterval(() => {
    if (!isLeaving()) say(`  … ${title}: ${seconds(began)}${usual ? ` of about ${usual} s` : ' so far'}`);
  }, heartbeatMs);
  try {
    const result = await work();
    await haltWhenLeaving();
    say(`✓ ${title} (${seconds(began)})`);
    return result;
  } catch (error) {
    await haltWhenLeaving();
    say(`✗ ${title} (${seconds(began)})`);
    throw error;
  } finally {
    clearInterval(heartbeat);
    steps.push({ title, seconds: (performance.now() - began) / 1_000 });
  }
}
