import type { Page } from '@playwright/test';

/**
 * Changes every text of a page like a browser's translator: replaces it by a <font> with other words. Numbers
 * and times keep their words, as in a real translation.
 * @param how `replace`: the text is gone; `wrap`: it stays inside; `nested`: twice, as in Chrome
 */
export async function translate(page: Page, how: 'replace' | 'wrap' | 'nested' = 'nested'): Promise<void> {
  await page.evaluate((way) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const { parentElement } = text;
      if (!text.data.trim() || parentElement?.closest('script, style, font, textarea, title')) continue;
      texts.push(text);
    }
    for (const text of texts) {
      const place = document.createElement('font');
      if (way === 'wrap') {
        text.before(place);
        place.append(text);
        continue;
      }
      const inner = way === 'nested' ? place.appendChild(document.createElement('font')) : place;
      inner.textContent = text.data;
      text.before(place);
      text.remove();
    }
  }, how);
}
