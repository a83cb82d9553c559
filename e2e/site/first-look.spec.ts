import { expect, type Locator, type Page, test } from '@playwright/test';
import { tagsOfScheme, tagsOfWidth } from '@/test/case/slow';

/** The addresses of a map of the site, as paths. */
async function mapped(page: Page, map: string): Promise<readonly string[]> {
  const xml = await (await page.request.get(map)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('a landing page shows its first person within the first view', async ({ page }) => {
    await page.goto('/therapists');
    const landing = await page
      .locator('main a[href^="/therapists/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    expect(landing.length).toBeGreaterThan(3);
    // One of each part of the list, such as a concern, a city and a language.
    const apart = Math.ceil(landing.length / 6);
    for (const path of landing.filter((_, place) => place % apart === 0)) {
      await page.goto(path);
      const first = await page.getByRole('article').first().boundingBox();
      expect(first?.y, path).toBeLessThanOrEqual(500);
    }
  });

  test('the first view of a checkout has the way to sign in, below what is bought', async ({ page }) => {
    await page.goto('/checkout/individual-counseling');
    const button = page.getByRole('link', { name: 'Sign In to Continue' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.getByText('What is included').click();
    await expect(page.getByText('One meeting of 50 minutes')).toBeVisible();
  });

  test('the file of a payment is not to be dropped on a phone', async ({ page }) => {
    await page.goto('/payment/ananya-krishnan');
    await expect(page.getByLabel('Payment screenshot')).toBeVisible();
    await expect(page.getByText('Drop the file here')).toBeHidden();
  });
});

test('each scene belongs to one page; elsewhere it is only on the card that leads there', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const places = new Map<string, string[]>();
  for (const path of await mapped(page, '/sitemaps/pages.xml')) {
    const html = await (await page.request.get(path)).text();
    const scenes = await page.evaluate((text) => {
      const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
      const drawn = [...(main?.querySelectorAll('img[src^="/art/"]') ?? [])];
      return drawn.flatMap((img) =>
        img.closest('li, article, a')?.querySelector('a[href]') ? [] : [img.getAttribute('src') ?? ''],
      );
    }, html);
    for (const scene of scenes) places.set(scene, [...(places.get(scene) ?? []), path]);
  }
  expect(places.size).toBeGreaterThan(10);
  expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`at most one mark of a sample is in any view of a page, ${width} px`, {
    tag: tagsOfWidth(width),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/about', '/corporate-plans', '/internships', '/professionals']) {
      await page.goto(path);
      const marks = await page
        .locator('main [data-sample]')
        .evaluateAll((all) =>
          all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top),
        );
      const near = marks.filter((top, place) => top - (marks[place - 1] ?? Number.NEGATIVE_INFINITY) < 800);
      expect(near, path).toEqual([]);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`an empty radio button and checkbox have the ground of a card and an edge, and a search no cross of the browser, ${colorScheme}`, {
    tag: tagsOfScheme(colorScheme),
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/book');
    const styleOf = (what: Locator) =>
      what.evaluate((one) => {
        const { appearance, backgroundColor, borderColor } = getComputedStyle(one);
        return { appearance, backgroundColor, borderColor };
      });
    const day = await styleOf(page.locator('input[name=day]').first());
    // Its words are below it.
    expect(day.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    const empty = page.locator('input[name=slot]:not(:checked)').filter({ visible: true }).first();
    const { appearance, backgroundColor, borderColor } = await styleOf(empty);
    expect(appearance).toBe('none');
    expect(backgroundColor).toBe((await styleOf(page.locator('main .bg-card').first())).backgroundColor);
    expect(borderColor).not.toBe(backgroundColor);
    await page.goto('/professionals');
    const box = await styleOf(page.locator('input[type=checkbox]:not(:checked)').first());
    expect(box.appearance).toBe('none');
    expect(box.borderColor).not.toBe(box.backgroundColor);
    const field = page.getByRole('searchbox').first();
    await field.fill('x');
    const end = await field.boundingBox();
    if (!end) throw new Error('Not shown.');
    const corner = () =>
      page.screenshot({ clip: { x: end.x + end.width - 50, y: end.y, width: 50, height: end.height } });
    await field.hover();
    const filled = await corner();
    await field.fill('');
    expect(filled.equals(await corner())).toBe(true);
  });
}
