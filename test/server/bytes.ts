import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Response } from '@playwright/test';
import { frameworkScripts } from './build-files';

const measured = new Map<string, number>();

/** Cached, because most pages share scripts and brotli's best level takes a second for each. */
function compressedSize(body: Buffer): number {
  const key = createHash('sha256').update(body).digest('hex');
  const known = measured.get(key);
  if (known !== undefined) return known;
  const { length } = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  measured.set(key, length);
  return length;
}

async function sizeOf(responses: readonly Response[], size: (body: Buffer) => number): Promise<number> {
  const sizes = await Promise.all(responses.map(async (response) => size(await response.body())));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

/** The bytes of a visit after compression, and the other hosts that it requested. */
export async function weigh(responses: readonly Response[], origin: string) {
  const framework = frameworkScripts(process.env.NEXT_DIST_DIR || '.next');
  const ofType = (...types: string[]) =>
    responses.filter((response) => types.includes(response.request().resourceType()));
  const ownScripts = ofType('script').filter(
    (response) => !framework.has(decodeURI(new URL(response.url()).pathname)),
  );
  const html = (await Promise.all(ofType('document').map((response) => response.text()))).join('');
  // A style sheet that comes with the scripts, after the page is shown, delays no one.
  const sheets = ofType('stylesheet').filter((response) => {
    const { pathname, search } = new URL(response.url());
    return html.includes(`href="${pathname}${search}"`);
  });
  return {
    strangers: responses.map((response) => new URL(response.url()).origin).filter((from) => from !== origin),
    script: await sizeOf(ofType('script'), compressedSize),
    ownScript: await sizeOf(ownScripts, compressedSize),
    page: await sizeOf(ofType('document'), compressedSize),
    pageAndStyles: await sizeOf([...ofType('document'), ...sheets], compressedSize),
    font: await sizeOf(ofType('font'), (body) => body.length),
  };
}
