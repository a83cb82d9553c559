import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobNames } from '@/lib/admin/job/names';
import { crontab, tasks } from '@/lib/process/tasks';

/** Names of jobs as the code declares them: `export const contactTasks = { … }`, `export const replyTask = '…'`. */
function declaredTasks(source: string): string[] {
  const declarations = source.matchAll(/^export const \w*[tT]asks?\b[^=]*= (\{[\s\S]*?\n?\}|'[^']+')/gm);
  return [...declarations].flatMap(([, value = '']) =>
    [...value.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, name = '']) => name),
  );
}

describe('the list of tasks', () => {
  const sources = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith('process'))
    .map((file) => readFileSync(path.join('lib', file), 'utf8'));

  it('has somebody to do every job that a room declares: a job without one waits for ever', () => {
    const declared = sources.flatMap(declaredTasks);
    expect(declared).toContain('send-therapist-notification');
    expect(declared.filter((name) => !Object.hasOwn(tasks, name))).toEqual([]);
  });

  it('reads names from objects and from single constants', () => {
    expect(declaredTasks("export const aTasks = {\n  one: 'do-one',\n  two: 'do-two',\n} as const;")).toEqual(
      ['do-one', 'do-two'],
    );
    expect(declaredTasks("export const aTask = 'do-it';\nconst other = 'not-this';")).toEqual(['do-it']);
  });

  it('can do what is due at fixed times', () => {
    const due = crontab.split('\n').flatMap((line) => /^(?:\S+ ){5}(\S+)/.exec(line)?.[1] ?? []);
    expect(due).toContain('keep-queue-moving');
    expect(due.filter((name) => !Object.hasOwn(tasks, name))).toEqual([]);
  });

  it('has a short name for every job in the back office, and none for another', () => {
    expect(Object.keys(jobNames).toSorted()).toEqual(Object.keys(tasks).toSorted());
    expect(Object.values(jobNames).filter((name) => name.length > 45)).toEqual([]);
  });
});
