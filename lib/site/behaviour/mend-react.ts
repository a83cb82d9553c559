import { type TranslatedTexts, translatedTexts } from '@/lib/site/behaviour/translated';

/** React's methods for changing a page find each text where React put it; the translator's copy counts as new. */
function mend(texts: TranslatedTexts): void {
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  const putBack = (node: Node | null) => {
    for (const [place, text] of texts) {
      if (text !== node) continue;
      texts.delete(place);
      place.replaceWith(text);
    }
  };
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    putBack(child);
    // A text without an entry has gone with its replacement.
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function <T extends Node>(child: T, before: Node | null): T {
    putBack(before);
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as T;
  };
  if (!value) return;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(text: string | null) {
      putBack(this);
      value.set?.call(this, text);
    },
  });
}

/** Lets React work on a page that the browser translates; does nothing on other pages. */
export function mendReact(): void {
  const texts = translatedTexts();
  const watching = new MutationObserver(() => {
    if (texts.size === 0) return;
    watching.disconnect();
    mend(texts);
  });
  if (texts.size > 0) mend(texts);
  else watching.observe(document, { childList: true, subtree: true });
}
