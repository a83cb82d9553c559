import sharp from 'sharp';
import { expect } from 'vitest';
import { z } from 'zod';
import { receivePicture } from '@/lib/account/profile/picture/intake';
import { db } from '@/lib/server/db';
import { signsIn } from './hostile-files';

const answerShape = z.strictObject({
  ok: z.boolean(),
  message: z.string().min(1),
  picture: z.string().nullable(),
});

/** The request of the page's own form for this file. */
export function formWithPicture(bytes: Uint8Array, name = 'me.jpg', type = 'image/jpeg'): FormData {
  const form = new FormData();
  form.append('picture', new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

/**
 * Sends a body to the pictures' address as a script does. @returns status, answer, and the time to try again
 * if given
 */
export async function postPicture(body: BodyInit, headers: Readonly<Record<string, string>> = {}) {
  const request = new Request('http://localhost:3000/api/pictures', {
    method: 'POST',
    body,
    headers: { accept: 'application/json', ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  });
  const response = await receivePicture(request);
  const retryAfter = response.headers.get('retry-after') ?? undefined;
  return { status: response.status, ...answerShape.parse(await response.json()), retryAfter };
}

export async function storedPicture(): Promise<Buffer> {
  const [file, ...others] = await db.storedFile.findMany({ where: { deletedAt: null } });
  expect(others).toEqual([]);
  return Buffer.from(file?.content ?? []);
}

/** Fails if a refusal left any data. */
export async function expectNoPicture(userId: string): Promise<void> {
  expect(await db.storedFile.count()).toBe(0);
  expect((await db.profile.findUniqueOrThrow({ where: { userId } })).profilePicture).toBeNull();
  expect(await db.auditEntry.count()).toBe(0);
}

/** Fails unless this is a small square WebP of one frame, without other data. */
export async function expectClean(picture: Buffer): Promise<void> {
  const seen = await sharp(picture).metadata();
  expect(seen).toMatchObject({ format: 'webp', width: seen.height });
  expect(seen.width).toBeLessThanOrEqual(512);
  expect([seen.exif, seen.xmp, seen.iptc, seen.icc, seen.pages]).toEqual(Array(5).fill(undefined));
  expect(signsIn(picture)).toEqual([]);
}

/** A form that does not arrive before `arrive` is called; `asked` resolves once a reader waits for it. */
export function slowForm(form: FormData) {
  const whole = new Response(form);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let ask = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        ask();
        await arrived;
        controller.enqueue(new Uint8Array(await whole.arrayBuffer()));
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return {
    body,
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    asked,
    arrive,
  };
}
