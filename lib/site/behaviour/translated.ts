// A browser that translates a page puts a <font> in the place of each text. React goes on writing to the text that it made, which nobody
// sees any more, and cannot take it out; `mend-react.ts` puts such a text back first.

/** The texts that a translator has replaced, by the element in the place of each. */
export type TranslatedTexts = Map<ChildNode, ChildNode>;

function watch(): TranslatedTexts {
  const texts: TranslatedTexts = new Map();
  new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        const place = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node?.nodeName === 'FONT' && !texts.has(node as ChildNode),
        );
        if (place && text instanceof Text) texts.set(place as ChildNode, text);
      }
    }
  }).observe(document, { childList: true, subtree: true });
  return texts;
}

declare global {
  interface Window {
    antarmanTexts?: TranslatedTexts;
  }
}

/** Follows a translator from now on; the script of a sleeping page and React share what it has replaced. */
export function translatedTexts(): TranslatedTexts {
  window.antarmanTexts ??= watch();
  return window.antarmanTexts;
}
