import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { screenshotRefusals } from '@/lib/payment/rules';
import { db } from '@/lib/server/db';
import { inTwoRuns } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { hostileFiles, signsIn } from '@/test/file/hostile-files';
import { fileAheadOf, formWithPayment, postPayment, postScreenshot } from '@/test/payment/sent-payments';
import { newVisitor } from '@/test/server/visitor';
import { createTherapist } from '@/test/therapist/factories';

setUpDatabase();
beforeEach(() => newVisitor());

/** The texts of product.md §5: each refusal is one of them or begins with one. */
const words = Object.values(screenshotRefusals).map(({ message }) => message);

/** Only pixels remain, in the format named in the store. */
async function expectClean(content: Buffer, key: string): Promise<void> {
  expect(key).toMatch(/^[0-9a-f-]{36}\/screenshot\.(jpg|png|webp)$/);
  const seen = await sharp(content).metadata();
  expect(seen.format).toBe(key.endsWith('.jpg') ? 'jpeg' : key.split('.').at(-1));
  expect([seen.exif, seen.xmp, seen.iptc, seen.icc, seen.pages, seen.orientation]).toEqual(
    Array(6).fill(undefined),
  );
  expect(signsIn(content)).toEqual([]);
}

for (const { cases, tags } of inTwoRuns(hostileFiles)) {
  it.each(cases.map((file) => [file.what, file] as const))(
    '%s',
    { tags },
    async (_, { make, end, name, type }) => {
      const { slug } = await createTherapist();
      const file = await make();
      const sent = { subject: { kind: 'therapist', slug } as const, file };
      const form = formWithPayment({
        ...sent,
        ...(name !== undefined && { name }),
        ...(type !== undefined && { type }),
      });
      const ahead = await postScreenshot(fileAheadOf(form));
      if (end === 'refused') {
        expect(ahead.status).toBe(422);
        expect(words).toContain(!ahead.answer.ok && ahead.answer.fieldErrors?.screenshot);
        const along = await postPayment(form);
        expect(words).toContain(!along.ok && along.fieldErrors?.screenshot);
        expect(await db.storedFile.count()).toBe(0);
        expect(await db.paymentUpload.count()).toBe(0);
        expect(await db.paymentSubmission.count()).toBe(0);
        return;
      }
      form.delete('screenshot');
      form.set('upload', ahead.answer.ok ? ahead.answer.upload : '');
      expect(await postPayment(form)).toMatchObject({ ok: true });
      const rows = await db.storedFile.findMany({ select: { key: true, content: true, contentType: true } });
      expect(rows).toHaveLength(1);
      const [{ key, content, contentType } = { key: '', content: null, contentType: '' }] = rows;
      expect(contentType).toBe(`image/${key.endsWith('.jpg') ? 'jpeg' : key.split('.').at(-1)}`);
      await expectClean(Buffer.from(content ?? []), key);
    },
  );
}
