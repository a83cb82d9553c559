import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { screenshotRefusals } from '@/lib/payment/rules';
import { setUpDatabase } from '@/lib/testing/database';
import { createTherapist } from '@/lib/testing/factories';
import { hostileFiles } from '@/lib/testing/hostile-files';
import { formWithPayment, postPayment } from '@/lib/testing/sent-payments';
import { newVisitor } from '@/lib/testing/visitor';

vi.mock('next/headers', () => import('@/lib/testing/visitor'));

setUpDatabase();
beforeEach(() => newVisitor());

/** The words of spec §5: each refusal begins with them or is one of them. */
const words = Object.values(screenshotRefusals).map(({ message }) => message);
const signs = [
  '<script',
  '<?php',
  '%PDF',
  'PK\x03\x04',
  '<svg',
  'onload',
  'GPS',
  'Spycam',
  'Meera',
  'ANTARMAN',
  'MZ\x90',
];

/** Nothing is left but pixels of the format that the name in the store says. */
async function expectClean(content: Buffer, key: string): Promise<void> {
  expect(key).toMatch(/^[0-9a-f-]{36}\/screenshot\.(jpg|png|webp)$/);
  const seen = await sharp(content).metadata();
  expect(seen.format).toBe(key.endsWith('.jpg') ? 'jpeg' : key.split('.').at(-1));
  expect([seen.exif, seen.xmp, seen.iptc, seen.icc, seen.pages, seen.orientation]).toEqual(
    Array(6).fill(undefined),
  );
  for (const sign of signs) expect(content.includes(Buffer.from(sign, 'latin1'))).toBe(false);
}

it('there are at least two hundred of them', () => {
  expect(hostileFiles.length).toBeGreaterThanOrEqual(200);
});

it.each(hostileFiles.map((file) => [file.what, file] as const))(
  '%s',
  async (_, { make, end, name, type }) => {
    const { slug } = await createTherapist();
    const file = await make();
    const sent = { subject: { kind: 'therapist', slug } as const, file };
    const form = formWithPayment({
      ...sent,
      ...(name !== undefined && { name }),
      ...(type !== undefined && { type }),
    });
    const { status, answer } = await postPayment(form);
    const kept = await db.storedFile.findMany({ select: { key: true, content: true, contentType: true } });
    if (end === 'refused') {
      expect(status).toBe(422);
      expect(words).toContain(!answer.ok && answer.fieldErrors?.screenshot);
      expect(kept).toEqual([]);
      expect(await db.paymentSubmission.count()).toBe(0);
      return;
    }
    expect(answer).toMatchObject({ ok: true });
    expect(kept).toHaveLength(1);
    const [{ key, content, contentType } = { key: '', content: null, contentType: '' }] = kept;
    expect(contentType).toBe(`image/${key.endsWith('.jpg') ? 'jpeg' : key.split('.').at(-1)}`);
    await expectClean(Buffer.from(content ?? []), key);
  },
);
