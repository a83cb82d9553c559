import type { Page } from '@playwright/test';

/** The faults of a page for somebody who reads it large, on a small window, or with a name in another script. */
export function unreachable(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.documentElement;
    const called = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ');
      return `<${element.localName} class="${element.getAttribute('class')?.slice(0, 60) ?? ''}"> ${words.slice(0, 40)}`;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      }) &&
      element.closest('[aria-hidden="true"], [inert]') === null &&
      // A box of one pixel is for screen readers alone.
      ![...ancestors(element)].some((box) => box.clientWidth === 1 && box.clientHeight === 1);
    const ancestors = function* (from: Element | null) {
      for (let element = from; element && element !== root; element = element.parentElement) yield element;
    };
    const textIn = function* (within: Element) {
      const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement;
        if (
          parent &&
          node.data.trim() &&
          !parent.closest('script, style, select, noscript') &&
          isShown(parent)
        )
          yield { node, parent };
      }
    };
    const boxes = (node: Node, from = 0, to = node.textContent?.length ?? 0) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    };

    if (root.scrollWidth > root.clientWidth)
      faults.push(`The page is ${root.scrollWidth - root.clientWidth} px wider than its window.`);

    // Words that a box cuts, unless the whole is a title or is shown uncut elsewhere.
    const cut: { parent: Element; words: string }[] = [];
    const whole = new Set<string>();
    for (const { node, parent } of textIn(document.body)) {
      const words = node.data.trim().replace(/\s+/g, ' ');
      let scrolls = false;
      const isCut = [...ancestors(parent)].some((element) => {
        const style = getComputedStyle(element);
        scrolls ||= /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth;
        if (scrolls || style.display === 'inline') return false;
        const clipsX = /hidden|clip/.test(style.overflowX);
        const clipsY = /hidden|clip/.test(style.overflowY);
        const frame = element.getBoundingClientRect();
        // A box of one pixel is for screen readers, an empty one is closed.
        if ((!clipsX && !clipsY) || frame.width <= 1 || frame.height <= 1) return false;
        return boxes(node).some(
          (box) =>
            (clipsX && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
            (clipsY && (box.top + box.height / 2 > frame.bottom || box.top + box.height / 2 < frame.top)),
        );
      });
      const isLost =
        !scrolls && boxes(node).some(({ left, right }) => left < -1 || right > root.clientWidth + 1);
      // The first words of a message, beside the link to all.
      if ((isCut || isLost) && !parent.closest('[data-preview]')) cut.push({ parent, words });
      else whole.add(words);
    }
    for (const { parent, words } of cut) {
      const titled = [...ancestors(parent)].some((element) => element.getAttribute('title')?.includes(words));
      if (!titled && ![...whole].some((text) => text.includes(words))) faults.push(`Cut: ${called(parent)}`);
    }

    // A word of usual length stays whole.
    for (const { node, parent } of textIn(document.querySelector('main') ?? document.body))
      for (const { 0: word, index } of node.data.matchAll(/(?<!\S)[A-Za-z]{2,14}(?=[\s.,:;?!]|$)/g)) {
        const lines = new Set(boxes(node, index, index + word.length).map(({ top }) => Math.round(top)));
        if (lines.size > 1) faults.push(`Broken: “${word}” in ${called(parent)}`);
      }

    // A field may hold its button.
    const holds = (field: Element, button: Element) => {
      const [outer, inner] = [field.getBoundingClientRect(), button.getBoundingClientRect()];
      return (
        field.localName === 'input' &&
        outer.left <= inner.left &&
        outer.right >= inner.right - 1 &&
        outer.top <= inner.top + 1
      );
    };
    const layerOf = (element: Element) =>
      [...ancestors(element)].find((above) => /fixed|sticky/.test(getComputedStyle(above).position));
    const controls = [
      ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary'),
    ]
      .filter((element) => isShown(element))
      .map((element) => ({
        element,
        layer: layerOf(element),
        boxes: [...element.getClientRects()].filter(({ width, height }) => width > 2 && height > 2),
      }));
    for (const [index, one] of controls.entries())
      for (const other of controls.slice(index + 1)) {
        if (
          one.layer !== other.layer ||
          one.element.contains(other.element) ||
          other.element.contains(one.element) ||
          holds(one.element, other.element)
        )
          continue;
        const overlaps = one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
          ),
        );
        if (overlaps) faults.push(`Overlap: ${called(one.element)} and ${called(other.element)}`);
      }

    // In a line from left to right, what comes later in the text is further right; a name in Arabic script is one thing.
    const arabic = /[\p{Script=Arabic}]+(?:\s+[\p{Script=Arabic}]+)*|[^\s\p{Script=Arabic}]+/gu;
    const blocks = new Set<Element>();
    for (const { node, parent } of textIn(document.body))
      if (/\p{Script=Arabic}/u.test(node.data)) {
        const block = [...ancestors(parent)].find(
          (element) =>
            getComputedStyle(element).display !== 'inline' &&
            getComputedStyle(element).display !== 'contents',
        );
        if (block) blocks.add(block);
      }
    for (const block of blocks) {
      if (getComputedStyle(block).direction === 'rtl') continue;
      const parts = [...textIn(block)].flatMap(({ node }) =>
        [...node.data.matchAll(arabic)].flatMap(({ 0: part, index }) => {
          const [box] = boxes(node, index, index + part.length);
          return box ? [{ part, left: box.left, middle: box.top + box.height / 2, height: box.height }] : [];
        }),
      );
      for (const [index, part] of parts.entries()) {
        const before = parts[index - 1];
        if (before && Math.abs(before.middle - part.middle) < part.height / 3 && before.left > part.left + 1)
          faults.push(`Order: “${before.part}” after “${part.part}” in ${called(block)}`);
      }
    }

    // Fixed bars, and headings that they cover when somebody arrives at them.
    const barsNow = () =>
      [...document.body.querySelectorAll('*')].filter((element) => {
        const { position, top, bottom } = getComputedStyle(element);
        if (!/fixed|sticky/.test(position) || !isShown(element)) return false;
        const box = element.getBoundingClientRect();
        if (box.width < innerWidth / 2 || box.height === 0 || box.bottom <= 0 || box.top >= innerHeight)
          return false;
        return (
          position === 'fixed' ||
          Math.abs(box.top - Number.parseFloat(top)) < 1 ||
          Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1
        );
      });
    const tallBars = () => {
      const rows = new Set<number>();
      for (const bar of barsNow()) {
        const { top, bottom } = bar.getBoundingClientRect();
        for (let y = Math.max(0, Math.round(top)); y < Math.min(innerHeight, Math.round(bottom)); y += 1)
          rows.add(y);
      }
      return rows.size;
    };
    scrollTo({ top: root.scrollHeight / 2, behavior: 'instant' });
    if (tallBars() > innerHeight / 3)
      faults.push(`Bars take ${tallBars()} of ${innerHeight} px: ${barsNow().map(called).join(' + ')}`);
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      if (!isShown(heading) || heading.getBoundingClientRect().width <= 1) continue;
      heading.scrollIntoView({ block: 'start', behavior: 'instant' });
      const box = heading.getBoundingClientRect();
      const over = barsNow().find((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        return !bar.contains(heading) && top < box.top + box.height / 2 && bottom > box.top + 2;
      });
      if (over) faults.push(`Covered: ${called(heading)} by ${called(over)}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(faults)];
  });
}
