import { steps } from '../setup/step.mjs';

/** The seconds of each finished step, in order of its end, and of the whole run so far. */
export function timetable(): string {
  const rows = [...steps, { title: 'Everything', seconds: performance.now() / 1_000 }];
  const width = Math.max(...rows.map(({ title }) => title.length));
  const lines = rows.map(({ title, seconds }) => `${title.padEnd(width)}  ${seconds.toFixed(1).padStart(7)}`);
  return ['Seconds per step (some run side by side)', ...lines].join('\n');
}
