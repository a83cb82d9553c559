import { expect, it } from 'vitest';
import { openAddress } from '@/lib/booking/calendar/busy/sealed';
import { sealedSummary } from '@/lib/booking/handover/sealed';
import { sealedSafetyNote } from '@/lib/booking/room/safety';
import { sealedGoal, sealedHomework, sealedSafetyPlan } from '@/lib/care/folder/sealed';
import { sealedDraft, sealedGuardian } from '@/lib/care/form/sealed';
import { sealedMessage } from '@/lib/care/message/sealed';
import { sealedNote } from '@/lib/care/note/sealed';
import { sealedAnswer, sealedPaper } from '@/lib/care/record-request/sealed';
import { openPayer } from '@/lib/payment/refund-due/sealed';
import { openDataKey } from '@/lib/server/seal/data-key';
import { SealUnavailable } from '@/lib/server/seal/master-key';

const id = '01a1f998-a4bb-7439-aca1-89be65957f77';
const other = '01a1f998-a4bb-7439-aca1-89be65957f78';
const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));

// Rows that were sealed before `sealedRecord` existed, all for this id.
const key = openDataKey(
  bytes('mNJhPhdYYh7+UgIOrWql3N/QextfAPpTdsY6JNwmN8IaeXfZXp0zCAgipTJuDxzAIqjDDsTTzZkrnsCbF1hS5wyYn9I='),
);

const rows = {
  draft: bytes(
    '2zLEwOhAZbkd6rfm2Ed/AbDCE/7J7m2gmrQYK4At65w0r7dyNPxFHGvIJRecflqs7xkKY3MHr3FHvQpd2AsulQ4FZPur8jQdmcPsQ1U8oDCxIbZbEFmRjEB7xy7hKiOniidDu+xABCN1SKxhkONPRg==',
  ),
  guardian: bytes(
    'pvo6PItFaIEEvxWmTG8gyE6XmeSpj7CzAVFLDjXlIo7OqHXmMeJSfRp4qjM7b8XUDQv6uDznqqOXBqJFB6pQV7hxzaUM5VrJ02r8Xw==',
  ),
  message: bytes(
    'MPWEQuhlh9Iu/OdO329TdNzUlgkNOx5JgJxaEne83+cCYLUeT/IssI2jk9NpNicXP8Np6rqnI/W8ZbzxeFeGG2vGf4Npu8RXgrO5hQ4XAkZhRQURXe6lswgvsbtM1aqNsZZLTRakZejgySG/bviPEUE=',
  ),
  plain: bytes('/T2fvQVRN/aF/iV5Uaqu7XvYRkyvVsOB60bF4nNv9eDdxuOmcN4yrtxXzLm+hvJwivCW'),
  note: bytes('y+YQbpdGOto+jHwyFMdMNZGmgI/sXcVCLHUnmKSh6TruSg6cGTzBXJQJNb4NwkIFq+hGrOIekLEaV7EM'),
  answer: bytes(
    'IiQ3m1+BrVGWSqKwRm+0IXNvXDksOLekJMpC+L8n4BHgz1b67Av5YfhEsSlu8I3siEo2YpJ0El3N8PZpF/xBMKho1N0kAt26',
  ),
  paper: bytes(
    'k+dPfC9VBMT7skEBvLYcwc7WBvQOA+Ae6yd9dbl+8Y+TaSMe7E07ll81FFBFHJTd1DPVDv8lXqknq3+G82cMz0SMIkH7CslZz31rfg==',
  ),
  homework: bytes('z3oOejvKVSTpQGrKUYisca6jQVdn2IcTlfpFtZUoKtfehJXDAlBU2LWG7utey6jFy5gCuNU75NuB'),
  goal: bytes('sqYzGdtJfHi5FKyGOmXZ9gqK2ErAnrNzWWABBAI40BVd6rcKLwydWuxQ6Sg='),
  plan: bytes('OhdBvusrxrWq8mA9+SgO7P3eoAALlafNn/fgUabwe3zQt+oq0hkpJ3hzpA=='),
};

const rowsWithOwnKey = {
  payer: {
    sealedKey: bytes(
      'mNJhPhdYYh64M3jjAzdCBOmIShXVh+XV2eX5tr7E12dXK+j9Yh1Q3zpUqBGw4Ec9rHROaF7/RhtO6EN1R/cUDCSI5Iw=',
    ),
    sealed: bytes(
      'G9m78yjtgbB0KlItbKSDMUnz1uHtDQ27Tmv3MMcbnqoNER5RJLqA2TSk0JcE7LmJhIFZCtn1zw6gEo84jxaRidsQR5VclPfhPrU7ycGTMCQ9BjB/4O2YgZbynitKTUR5LOOKTqZsHuvkiIFLalHNW25M',
    ),
  },
  summary: {
    sealedKey: bytes(
      'mNJhPhdYYh6vUong25dLnswPKFgP5OkkbqQDxiIkozn/ID0h1fWJZFAdgLzJ6RSFgxCuxQe/fKcS5hejFyCSEz8G/U4=',
    ),
    sealed: bytes('a6+hojOIK4Jf1vl96kMzOjikSmSyGJC9UI6OpcC293Y+v90='),
  },
  address: {
    sealedKey: bytes(
      'mNJhPhdYYh4WFE1mc4IglA4bogYmGQmEqnQ07IMZ5eS3rvTn+dZb8W+TAoVgm4x0VUzjcxk3NB4fBWyKNrz8NO2s1OM=',
    ),
    sealed: bytes(
      'st7opyrvkj8SGHKzDeVlgm3+eSFWp3qKJXPefX77ORIgBGpi1KBQLCVidrhO5cNzsO+kpYmm5frLbZ+wB1SoehOuSg==',
    ),
  },
  safetyNote: {
    sealedKey: bytes(
      'mNJhPhdYYh7SEOBx/2/wXoCLcNMUQ3Jo9bMja4Lze7iW4rpf8AMfWQC+qFU5v3HKh4V4CTGhH5i2jZZMCbJSg/eOnc4=',
    ),
    sealed: bytes(
      'dcnNphurh6WQG+WMudKVpovjlUzOJrt6gKCm6nS8LcyxVq+pztgdc+rT1JLQXN06THYk2izRRzkj1nssdtA0gXt6KbOlKhly6gBmA+HErquFvhfd/uKRIIU0HOZaIVIWr5SXhuY=',
    ),
  },
};

it('opens rows with the key of their conversation, folder or request', () => {
  const side = { threadId: id, side: 'client' };
  expect(sealedDraft.open(key, id, rows.draft)).toEqual({
    answers: {},
    guardian: { name: 'Meera Rao', signedAt: '2026-11-28T10:15:30.123Z' },
  });
  expect(sealedGuardian.open(key, id, rows.guardian)).toEqual({
    name: 'Meera Rao',
    email: 'meera@example.com',
  });
  expect(sealedMessage.open(key, side, rows.message)).toEqual({
    text: 'नमस्ते',
    file: { name: 'a.pdf', contentType: 'application/pdf' },
  });
  expect(sealedMessage.open(key, side, rows.plain)).toEqual({ text: 'Good evening' });
  expect(sealedNote.open(key, id, rows.note)).toEqual({ clientName: 'Asha', words: {} });
  expect(sealedAnswer.open(key, id, rows.answer)).toEqual({ summary: 'Eight sessions', withheld: null });
  expect(sealedPaper.open(key, id, rows.paper)).toEqual({ name: 'a.pdf', contentType: 'application/pdf' });
  expect(sealedHomework.open(key, id, rows.homework)).toEqual({ task: 'Walk', line: 'Done' });
  expect(sealedGoal.open(key, id, rows.goal)).toEqual({ goal: 'Sleep' });
  // The words of its step were no text, so the tool reads a plan without that step.
  expect(sealedSafetyPlan.open(key, id, rows.plan)).toEqual({});
});

it('opens rows that have a key of their own', () => {
  const { payer, summary, address, safetyNote } = rowsWithOwnKey;
  expect(openPayer({ id, ...payer })).toEqual({
    ...{ name: 'Asha', email: 'a@example.com', phone: null, account: null, reference: 'UTR1' },
  });
  expect(sealedSummary.openWithOwnKey(id, summary)).toBe('Summary');
  const { sealedKey, sealed: sealedAddress } = address;
  expect(openAddress({ calendarId: id, sealedKey, sealedAddress })).toBe(
    'https://calendar.example.com/secret.ics',
  );
  expect(sealedSafetyNote.openWithOwnKey(id, safetyNote)).toEqual({
    ...{ canTalk: 'no', place: 'At home', contactName: null, contactPhone: null },
  });
});

it('opens nothing in another row, of another kind or changed', () => {
  expect(() => sealedGoal.open(key, other, rows.goal)).toThrow(SealUnavailable);
  expect(() => sealedGoal.open(key, id, rows.homework)).toThrow(SealUnavailable);
  expect(() => sealedMessage.open(key, { threadId: id, side: 'therapist' }, rows.plain)).toThrow(
    SealUnavailable,
  );
  expect(() => sealedNote.open(key, id, rows.note.with(-1, (rows.note.at(-1) ?? 0) ^ 1))).toThrow(
    SealUnavailable,
  );
  expect(() => sealedSummary.openWithOwnKey(other, rowsWithOwnKey.summary)).toThrow(SealUnavailable);
});
