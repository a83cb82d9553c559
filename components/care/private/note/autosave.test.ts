import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type SaveOutcome, saveWaits, startAutosave } from '@/components/care/private/note/autosave';

/** A form in which somebody types, and the server that takes what it holds. */
function writing(answer: () => Promise<SaveOutcome> = async () => 'saved') {
  const form = new EventTarget();
  const begun = Date.now();
  let text = '';
  const saved: { readonly text: string; readonly at: number }[] = [];
  const settled: string[] = [];
  const stop = startAutosave({
    form,
    async save() {
      saved.push({ text, at: Date.now() - begun });
      return answer();
    },
    settled: () => settled.push(text),
    sent: () => undefined,
  });
  return {
    saved,
    settled,
    stop,
    send: () => form.dispatchEvent(new Event('submit')),
    async type(letters: number, everyMs: number) {
      for (let count = 0; count < letters; count += 1) {
        text += 'a';
        form.dispatchEvent(new Event('input'));
        await vi.advanceTimersByTimeAsync(everyMs);
      }
    },
  };
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps a note every five seconds while its author writes without a pause', async () => {
  const { saved, settled, type } = writing();
  await type(60, 500);
  expect(saved.map(({ at }) => at)).toEqual([5_000, 10_000, 15_000, 20_000, 25_000, 30_000]);
  await later(saveWaits.pause);
  // The last words do not wait for more.
  expect(saved.at(-1)?.text).toHaveLength(60);
  expect(settled.at(-1)).toHaveLength(60);
});

it('keeps it once, three seconds after the last letter, when its author pauses', async () => {
  const { saved, settled, type } = writing();
  await type(4, 200);
  await later(saveWaits.pause - 201);
  expect(saved).toEqual([]);
  await later(1);
  expect(saved).toMatchObject([{ text: 'aaaa' }]);
  expect(settled).toEqual(['aaaa']);
  await later(60_000);
  expect(saved).toHaveLength(1);
});

it('never has two saves under way, and saves afterwards what was typed meanwhile', async () => {
  let underway = 0;
  let most = 0;
  const { saved, settled, type } = writing(async () => {
    underway += 1;
    most = Math.max(most, underway);
    await new Promise((done) => setTimeout(done, 12_000));
    underway -= 1;
    return 'saved';
  });
  await type(40, 500);
  await later(60_000);
  expect(most).toBe(1);
  expect(saved.at(-1)?.text).toHaveLength(40);
  expect(settled).toHaveLength(1);
});

it('tries again after a lost connection, and never calls a refused save done', async () => {
  const answers: (() => Promise<SaveOutcome>)[] = [
    async () => {
      throw new Error('offline');
    },
    async () => 'refused',
  ];
  const { saved, settled, type } = writing(() => answers.shift()?.() ?? Promise.resolve('saved'));
  await type(1, 0);
  await later(saveWaits.pause * 2);
  expect(saved).toHaveLength(2);
  expect(settled).toEqual([]);
  await type(1, saveWaits.pause);
  expect(settled).toEqual(['aa']);
});

it('tries again by itself what could not be saved just now, until it is saved, and once for each time', async () => {
  const answers: SaveOutcome[] = ['later', 'later'];
  const { saved, settled, type } = writing(async () => answers.shift() ?? 'saved');
  await type(1, saveWaits.pause);
  expect(saved).toHaveLength(1);
  await later(saveWaits.again - 1);
  expect(saved).toHaveLength(1);
  await later(1);
  expect(saved).toHaveLength(2);
  expect(settled).toEqual([]);
  await later(saveWaits.again);
  expect(settled).toEqual(['a']);
  await later(60_000);
  expect(saved).toHaveLength(3);
});

it('never sends by itself again what will be refused in the same way', async () => {
  const { saved, type } = writing(async () => 'refused');
  await type(1, saveWaits.pause);
  await later(60_000);
  expect(saved).toHaveLength(1);
});

it('lets the next letter come before another try, and ends the tries with the page', async () => {
  const { saved, stop, type } = writing(async () => 'later');
  await type(1, saveWaits.pause + 1_000);
  await type(1, saveWaits.pause);
  expect(saved.map(({ text }) => text)).toEqual(['a', 'aa']);
  await later(saveWaits.again);
  expect(saved).toHaveLength(3);
  stop();
  await later(60_000);
  expect(saved).toHaveLength(3);
});

it('leaves to a pressed button what still waits, and nothing after its end', async () => {
  const { saved, send, stop, type } = writing();
  await type(1, 100);
  send();
  await later(60_000);
  await type(1, 100);
  stop();
  await later(60_000);
  expect(saved).toEqual([]);
});
