// A browser that translates a page puts a <font> in the place of each text. React goes on writing to the text that it made, which nobody
// sees any more, and cannot take it out. So a text that React touches is put back first; the translator sees it as new and translates it again.

/** The element that stands in the place of a text, and the text that it stands for. */
const placeOf = new WeakMap<Node, Element>();
const textOf = new WeakMap<Element, Node>();
let watching: MutationObserver | undefined;
let translated = false;

const isPlace = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

function putBack(node: Node | null): void {
  if (!node) return;
  read(watching?.takeRecords() ?? []);
  const place = placeOf.get(node);
  placeOf.delete(node);
  place?.replaceWith(node);
}

/** React's own ways of changing a page find each text where React has left it. */
function mendReact(): void {
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    putBack(child);
    // A text of which nothing is known has gone with what stands for it.
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

function read(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const place = [...addedNodes, previousSibling, nextSibling].find(
        (node) => isPlace(node) && !textOf.has(node),
      );
      if (!isPlace(place)) continue;
      if (!translated) mendReact();
      translated = true;
      textOf.set(place, text);
      placeOf.set(text, place);
    }
  }
}

/** Whether a translator has replaced a text of this page. */
export const isTranslated = () => translated;

/** Puts every text back, for React to find the page as it was made. */
export function putAllBack(): void {
  read(watching?.takeRecords() ?? []);
  for (const place of document.querySelectorAll('font')) putBack(textOf.get(place) ?? null);
}

/** Follows a translator from now on; does nothing to a page that nobody translates. */
export function watchTranslator(): void {
  watching = new MutationObserver(read);
  watching.observe(document, { childList: true, subtree: true });
}
