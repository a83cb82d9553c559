import { spawn } from 'node:child_process';
import { onStop } from './shutdown.mjs';
import { Explained } from './terminal.mjs';

// Tells every tool started from here to send no telemetry and print no advice.
Object.assign(process.env, {
  NEXT_TELEMETRY_DISABLED: '1',
  CHECKPOINT_DISABLE: '1',
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
});

/** A server may finish its requests; it cuts itself off after 25 s. */
const serverGraceMs = 30_000;
/** A tool may be killed: the next run notices incomplete work and repeats it. */
const toolGraceMs = 2_000;
const keptLines = 40;

/**
 * Ends a child and everything it started, by force after a grace period.
 * @param {import('node:child_process').ChildProcess} child leader of its own process group
 * @param {number} graceMs
 */
function stopChild(child, graceMs) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined)
    return Promise.resolve();
  const group = -child.pid;
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(group, 'SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve(undefined);
    });
    signalGroup(group, 'SIGTERM');
  });
}

/**
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
function signalGroup(group, signal) {
  try {
    process.kill(group, signal);
  } catch {
    // Already gone.
  }
}

/**
 * Starts a child in its own process group: the terminal's Ctrl-C reaches only us, and we stop things in order.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {number} [graceMs] how long it may take to end after the signal
 */
export function startChild(command, args, options = {}, graceMs = serverGraceMs) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, ...options });
  const forget = onStop(() => stopChild(child, graceMs));
  child.once('exit', forget);
  return child;
}

/**
 * Runs a command to its end and shows its output, indented.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { quiet?: boolean, failure?: string }} [options]
 *   quiet: show the output only when the command fails; failure: first words of the explanation
 * @returns {Promise<void>}
 */
export async function run(command, args, { quiet = false, failure = `${command} failed`, ...options } = {}) {
  const child = startChild(command, args, options, toolGraceMs);
  /** @type {string[]} */
  const tail = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      tail.push(...text.split('\n').filter((line) => line.trim() !== ''));
      tail.splice(0, tail.length - keptLines);
      if (!quiet) process.stdout.write(text.replace(/^(?=.)/gm, '  '));
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (exitCode, signal) => resolve(exitCode ?? signal));
  });
  if (code === 0) return;
  if (quiet && tail.length > 0) process.stdout.write(`${tail.map((line) => `  ${line}`).join('\n')}\n`);
  throw new Explained(`${failure} (${code}).`);
}
