/** The link by whose press another page opens in this tab; null for any other press. */
export function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return null;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (!/^https?:$/.test(link.protocol)) return null;
  const { origin, pathname, search } = window.location;
  return link.origin !== origin || link.pathname !== pathname || link.search !== search ? link : null;
}
