import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/sw.js/route';

function build(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'build-'));
  writeFileSync(path.join(folder, 'BUILD_ID'), name);
  return path.relative(process.cwd(), folder);
}

async function served(): Promise<{ text: string; tag: string }> {
  const answer = GET(new Request('http://localhost/sw.js'));
  return { text: await answer.text(), tag: answer.headers.get('etag') ?? '' };
}

describe('the service worker', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('is another one for each build, so that browsers update theirs', async () => {
    vi.stubEnv('NEXT_DIST_DIR', build('first-build'));
    const first = await served();
    vi.stubEnv('NEXT_DIST_DIR', build('second-build'));
    const second = await served();
    expect(first.text).toContain('first-build');
    expect(second.text).toContain('second-build');
    expect(second.tag).not.toBe(first.tag);
    const again = GET(new Request('http://localhost/sw.js', { headers: { 'if-none-match': second.tag } }));
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toContain('max-age=0');
  });

  it.each([
    ['OFFLINE_PAGES', 'off'],
    ['NODE_ENV', 'development'],
  ])('goes and takes its cache with it where %s is %s', async (name, value) => {
    vi.stubEnv('NEXT_DIST_DIR', build('any-build'));
    const on = await served();
    vi.stubEnv(name, value);
    const off = await served();
    expect(off.tag).not.toBe(on.tag);
    expect(off.text).toContain('registration.unregister()');
    expect(off.text).not.toContain("addEventListener('fetch'");
  });
});
