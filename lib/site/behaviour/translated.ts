// A browser that translates a page replaces each text with a <font>. React still writes to the text that it
// made, which is no longer visible, and cannot remove it; `mend-react.ts` first puts such a text back.

/** The texts that a translator has replaced, by the replacing element. */
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

/** Observes a translator from now on; the loader and React share the record of replaced texts. */
export function translatedTexts(): TranslatedTexts {
  window.antarmanTexts ??= watch();
  return window.antarmanTexts;
}
