import { expect, test } from '@playwright/test';
import { refusals, rememberRefusals } from '@/test/browser/policy';
import { loopbackServer } from '@/test/counterpart/loopback';

test('a script smuggled into the HTML does not run', async ({ page }) => {
  const smuggled = `<script>sessionStorage.smuggled = 'inline'</script>
    <script src="data:text/javascript,sessionStorage.smuggled='data'"></script>
    <img src="data:," onerror="sessionStorage.smuggled = 'handler'" alt="">`;
  await rememberRefusals(page);
  await page.route(/\/(?:contact)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${smuggled}</main>`) });
  });
  for (const address of ['/', '/contact']) {
    await page.goto(address);
    await expect.poll(() => refusals(page)).toMatch(/script-src-elem.*script-src-elem.*script-src-attr/);
    expect(await page.evaluate(() => sessionStorage.getItem('smuggled'))).toBeNull();
    await page.evaluate(() => sessionStorage.clear());
  }
});

test('no other site can frame a page', async ({ page, baseURL }) => {
  const stranger = await loopbackServer((_request, reply) => {
    reply.setHeader('Content-Type', 'text/html');
    reply.end(`<iframe src="${baseURL}/contact"></iframe>`);
  });
  await page.goto(stranger.origin, { waitUntil: 'networkidle' });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
  await stranger.close();
});
