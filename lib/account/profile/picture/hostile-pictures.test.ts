import fc from 'fast-check';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { receivePicture } from '@/lib/account/profile/picture/intake';
import { largestPicture, type PictureOutcome, pictureOutcomes } from '@/lib/account/profile/picture/rules';
import { startSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { inTwoRuns, randomCases } from '@/test/case/sample';
import { setUpDatabase } from '@/test/database/database';
import { flood, plainPicture, withText, withWrongSum } from '@/test/file/pictures';
import {
  expectClean,
  expectNoPicture,
  formWithPicture,
  postPicture,
  storedPicture,
} from '@/test/file/sent-pictures';
import { setUpVisitor, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

setUpDatabase();
setUpVisitor();

let userId: string;

beforeEach(async () => {
  ({ userId } = await createProfile());
  visitor.token = (await startSession(db, userId, { userAgent: null, networkHash: 'x' })).token;
});

const jpeg = () => plainPicture().jpeg().toBuffer();
const png = () => plainPicture().png().toBuffer();
const webp = () => plainPicture().webp().toBuffer();
const bytes = (text: string) => Buffer.from(text, 'latin1');
const script = '<script>alert(1)</script><?php system(1) ?>%PDF-1.7 PK\x03\x04';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}</svg>`;
const send = (file: Uint8Array, name?: string, type?: string) =>
  postPicture(formWithPicture(file, name, type));

describe('accepted, with nothing but its pixels:', () => {
  for (const { cases, tags } of inTwoRuns<[string, () => Promise<Buffer>]>([
    ['JPEG that is HTML as well', async () => Buffer.concat([await jpeg(), bytes(script)])],
    ['PNG with a script in its text', async () => withText(await png(), script)],
    ['WebP with a page behind it', async () => Buffer.concat([await webp(), bytes(script)])],
    ['CMYK JPEG', () => plainPicture().toColourspace('cmyk').jpeg().toBuffer()],
    ['16-bit PNG', () => plainPicture().toColourspace('rgb16').png().toBuffer()],
    ['grey PNG', () => plainPicture().greyscale().png().toBuffer()],
    ['progressive JPEG', () => plainPicture().jpeg({ progressive: true }).toBuffer()],
    [
      'animated WebP',
      () =>
        sharp(Buffer.alloc(40 * 40 * 3 * 200, 90), {
          raw: { width: 40, height: 40 * 200, channels: 3, pageHeight: 40 },
        })
          .webp({ loop: 0 })
          .toBuffer(),
    ],
    [
      'exactly 10 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(largestPicture)]).subarray(0, largestPicture),
    ],
  ])) {
    it.each(cases)('%s', { tags }, async (_, make) => {
      expect(await send(await make())).toMatchObject({ status: 200, ok: true });
      await expectClean(await storedPicture());
    });
  }

  for (const { cases, tags } of inTwoRuns([
    ['../../../etc/passwd', 'image/jpeg'],
    ['a\0b.jpg', 'image/jpeg'],
    ['\u202egpj.exe', 'application/x-msdownload'],
    ['x'.repeat(5_000), ''],
    ['me.jpg.html', 'text/html'],
    ['CON', 'image/svg+xml'],
    ['"; drop table profiles; --', 'image/png; charset="'],
  ])) {
    it.each(cases)('a picture, and nothing of its name %s or type', { tags }, async (name, type) => {
      expect(await send(await jpeg(), name, type)).toMatchObject({ ok: true });
      expect((await db.profile.findUniqueOrThrow({ where: { userId } })).profilePicture).toMatch(
        new RegExp(`^${userId}/\\d{13}\\.webp$`),
      );
      expect(await db.storedFile.findFirst()).toMatchObject({
        contentType: 'image/webp',
        uploadedById: userId,
      });
    });
  }
});

describe('refused in words, with nothing changed:', () => {
  const { 'wrong-format': wrongFormat, broken, 'too-many-pixels': tooManyPixels } = pictureOutcomes;

  for (const { cases, tags } of inTwoRuns<
    [string, { readonly message: string }, () => Promise<Buffer> | Buffer]
  >([
    ['an SVG', wrongFormat, () => bytes(svg)],
    ['an SVG behind a mark of text', wrongFormat, () => bytes(`\xef\xbb\xbf<?xml version="1.0"?>${svg}`)],
    ['HTML', wrongFormat, () => bytes(`<!doctype html>${script}`)],
    ['TIFF', wrongFormat, () => plainPicture().tiff().toBuffer()],
    ['GIF', wrongFormat, () => plainPicture().gif().toBuffer()],
    ['AVIF', wrongFormat, () => plainPicture(64, 64).avif({ effort: 0 }).toBuffer()],
    ['HEIC', wrongFormat, () => bytes('\0\0\0\x18ftypheic\0\0\0\0heicmif1')],
    ['BMP', wrongFormat, () => bytes(`BM${'\0'.repeat(60)}`)],
    ['ICO', wrongFormat, () => bytes('\0\0\x01\0\x01\0\x10\x10')],
    ['PDF', wrongFormat, () => bytes('%PDF-1.7\n/OpenAction /JavaScript')],
    ['ZIP', wrongFormat, () => bytes('PK\x03\x04')],
    ['a GIF with a script', wrongFormat, () => bytes('GIF89a/*<svg/onload=alert(1)>*/=1')],
    ['a sound in a RIFF', wrongFormat, () => bytes('RIFF\0\0\0\0WAVEfmt ')],
    ['half a JPEG', broken, async () => (await jpeg()).subarray(0, 900)],
    ['half a PNG', broken, async () => (await png()).subarray(0, 700)],
    ['half a WebP', broken, async () => (await webp()).subarray(0, 60)],
    ['a PNG with a wrong sum', broken, async () => withWrongSum(await png())],
    ['the first bytes of a JPEG', broken, () => bytes('\xff\xd8\xff\xe0')],
    ['a flood of pixels', tooManyPixels, () => flood(16_000)],
    ['just more pixels than allowed', tooManyPixels, () => flood(6_325)],
  ])) {
    it.each(cases)('%s', { tags }, async (_, { message }, make) => {
      // Neither the right name nor the right type makes a difference.
      expect(await send(await make(), 'me.png', 'image/png')).toMatchObject({
        status: 422,
        ok: false,
        message,
      });
      await expectNoPicture(userId);
    });
  }

  it('a byte more than 10 MB, with and without a declared length', { tags: ['slow'] }, async () => {
    const large = Buffer.concat([await jpeg(), Buffer.alloc(largestPicture)]).subarray(0, largestPicture + 1);
    expect(await send(large)).toMatchObject({ status: 413, message: pictureOutcomes['too-large'].message });
    expect(await postPicture(formWithPicture(large), { 'content-length': '1' })).toMatchObject({
      status: 413,
    });
    expect(await postPicture(formWithPicture(await jpeg()), { 'content-length': '52428800' })).toMatchObject({
      status: 413,
    });
    await expectNoPicture(userId);
  });

  it('an endless stream is read only up to the limit', async () => {
    let given = 0;
    const endless = new ReadableStream({
      pull(controller) {
        given += 1 << 20;
        controller.enqueue(new Uint8Array(1 << 20));
      },
    });
    const request = new Request('http://localhost:3000/api/pictures', {
      method: 'POST',
      body: endless,
      duplex: 'half',
      headers: { accept: 'application/json', 'content-type': 'multipart/form-data; boundary=x' },
    } as RequestInit);
    expect((await receivePicture(request)).status).toBe(413);
    expect(given).toBeLessThan(largestPicture + (4 << 20));
  });

  for (const { cases, tags } of inTwoRuns<[string, (form: FormData) => void, string]>([
    ['two files', (form) => form.append('picture', new Blob(['x']), 'b.jpg'), 'unreadable'],
    ['a file as text', (form) => form.set('picture', 'data:image/png;base64,AAAA'), 'unreadable'],
    ['another field', (form) => form.append('user_id', crypto.randomUUID()), 'unreadable'],
    [
      'a file of another name',
      (form) => {
        form.delete('picture');
        form.append('profile_picture', new Blob(['x']), 'b.jpg');
      },
      'unreadable',
    ],
    ['no field', (form) => form.delete('picture'), 'no-file'],
    ['a field in which nothing was chosen', (form) => form.set('picture', new File([], '')), 'no-file'],
    ['an empty file', (form) => form.set('picture', new File([], 'me.jpg')), 'broken'],
    [
      'ten thousand fields',
      (form) => {
        for (let number = 0; number < 10_000; number += 1) form.append(`f${number}`, 'x');
      },
      'unreadable',
    ],
  ])) {
    it.each(cases)('%s', { tags }, async (_, spoil, outcome) => {
      const form = formWithPicture(await jpeg());
      spoil(form);
      const { status, message } = pictureOutcomes[outcome as PictureOutcome];
      expect(await postPicture(form)).toEqual({ status, ok: false, message, picture: null });
      await expectNoPicture(userId);
    });
  }

  for (const { cases, tags } of inTwoRuns<[string, BodyInit, string]>([
    [
      'a form that was cut off',
      '--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ],
    ['a form without boundary', 'abc', 'multipart/form-data'],
    ['JSON', '{"picture":{"not":""}}', 'application/json'],
    ['the bytes alone', 'abc', 'image/jpeg'],
    ['fields of an address', 'picture=abc', 'application/x-www-form-urlencoded'],
  ])) {
    it.each(cases)('%s', { tags }, async (_, body, type) => {
      expect(await postPicture(body, { 'content-type': type })).toMatchObject({
        status: 400,
        message: pictureOutcomes.unreadable.message,
      });
      await expectNoPicture(userId);
    });
  }

  it('a form without a chosen file, as browsers send it', async () => {
    const part = 'Content-Disposition: form-data; name="picture"; filename=""';
    const body = `--x\r\n${part}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`;
    expect(await postPicture(body, { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({
      status: 422,
      message: pictureOutcomes['no-file'].message,
    });
  });

  it('after any change in a picture, the answer is a sentence and the stored file is clean', {
    tags: ['slow'],
  }, async () => {
    const good = await jpeg();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 }),
        async (changes) => {
          const changed = Buffer.from(good);
          for (const [at, value] of changes) changed[at] = value;
          await db.rateLimit.deleteMany();
          const { status, message } = await send(changed);
          expect(status).toBeLessThan(500);
          expect(message).not.toBe('');
          const [file] = await db.storedFile.findMany({ where: { deletedAt: null } });
          if (file?.content) await expectClean(Buffer.from(file.content));
        },
      ),
      randomCases(40),
    );
  });
});
