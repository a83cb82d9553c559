/** The page must look right from a folder on any device, years later: it uses system fonts and needs no other file. */
export const pageStyle = `
:root { color-scheme: light dark; --background: #faf7f1; --foreground: #24383a; --soft: #4b5e60; --border: #d9d2c4; --link: #0e5450 }
@media (prefers-color-scheme: dark) {
  :root { --background: #16201f; --foreground: #ece7dc; --soft: #b3bdb9; --border: #3b4846; --link: #8fd0c4 }
}
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem 4rem; background: var(--background); color: var(--foreground);
  font: 1rem/1.6 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere }
h1, h2, h3 { font-family: Georgia, "Noto Serif", serif; line-height: 1.25; text-wrap: balance }
h1 { font-size: 2rem } h2 { margin-top: 3rem; font-size: 1.5rem } h3 { margin-top: 2rem; font-size: 1.125rem }
a { color: var(--link); text-underline-offset: .2em } a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
nav ul { padding: 0; list-style: none } nav a { display: inline-block; padding: .5rem 0; min-height: 2.75rem }
.soft { color: var(--soft) }
dl { display: grid; gap: .25rem 1.25rem; margin: 0 0 1rem; padding: 1rem 0; border-top: 1px solid var(--border) }
dt { font-weight: 600 } dd { margin: 0 0 .5rem; white-space: pre-line }
@media (min-width: 36rem) { nav ul { columns: 2 } dl { grid-template-columns: 13rem 1fr } dd { margin: 0 } }
@media print {
  :root { --background: #fff; --foreground: #000; --soft: #333; --border: #999; --link: #000 }
  body { max-width: none; padding: 0; font-size: 10pt } nav { display: none }
  h2, h3 { break-after: avoid } dl { break-inside: avoid; grid-template-columns: 11rem 1fr }
}
`;
