import { make, setChildren } from './dom.ts'

/** Style of a card. Bundlers leave it unchanged, so it is written short; classes are local to the shadow root. */
const text = `
:host{display:block;min-width:0}
:host([hidden]){display:none!important}
*{box-sizing:border-box}
.c{
--A:#0b5cad;--S:#fff;--T:#1b1f23;--M:#57606a;--L:#767f89;--E:#b3261e;
--a:var(--valorem-accent,var(--_brand,var(--A)));--s:var(--valorem-surface,var(--S));--t:var(--_text,var(--valorem-text,var(--T)));--m:var(--_muted,var(--valorem-muted,var(--M)));--l:var(--_border,var(--valorem-border,var(--L)));--e:var(--valorem-error,var(--E));
--r:var(--valorem-radius,.5em);--g:var(--valorem-space,1em);--o:var(--_on,#fff);
container-type:inline-size;contain-intrinsic-inline-size:min(34rem,100vw - 6rem);position:relative;max-width:var(--valorem-max-width,40rem);min-height:var(--valorem-min-height,0);padding:calc(var(--g)*1.5);border:1px solid color-mix(in srgb,var(--l) 40%,var(--s));border-radius:calc(var(--r)*1.5);background:var(--s);color:var(--t);
font-family:var(--valorem-font,inherit);font-weight:400;font-style:normal;line-height:1.5;letter-spacing:normal;word-spacing:normal;text-transform:none;text-indent:0;text-align:start;white-space:normal;overflow-wrap:break-word;hyphens:manual;cursor:auto;visibility:visible}
@supports (color:light-dark(#000,#fff)){.c{--A:light-dark(#0b5cad,#7cb7ff);--S:light-dark(#fff,#15191d);--T:light-dark(#1b1f23,#e8eaed);--M:light-dark(#57606a,#a9b1ba);--L:light-dark(#767f89,#8a939d);--E:light-dark(#b3261e,#ffb4ab)}}
@supports not (contain-intrinsic-inline-size:1px){.c{container-type:normal}}
.light{color-scheme:light}.dark{color-scheme:dark}
[data-state=refused]>.s{margin:0}
slot{display:block;margin-top:var(--g)}
[hidden]{display:none!important}
h2,h3,h4,p,ul,dl,dd{margin:0;padding:0}
h2{font-size:1.4em;line-height:1.25;margin-bottom:var(--g)}
h3{font-size:1.1em;line-height:1.3}
h4{font-size:1em;margin:var(--g) 0 .25em}
h3:focus,.e:focus,.t:focus{outline:0}
a{color:inherit;text-underline-offset:.15em}
small,.h{color:var(--m);font-size:.875em;font-weight:400}
:focus-visible{outline:3px solid var(--t)!important;outline-offset:2px}
form,section{margin-top:var(--g)}
.f{display:grid;gap:var(--g)}
.g{display:contents}
.b{min-width:0;display:flex;flex-direction:column}
.b>small{margin-bottom:.3em}
.b>.a{margin-top:auto}
@supports (grid-template-rows:subgrid){.f{row-gap:0;margin-bottom:calc(var(--g)*-1)}.f>.b,.g>.b{display:grid;margin-bottom:var(--g);grid-row:span 4;grid-template-rows:subgrid;row-gap:0}.b>small{grid-row:2}.b>.x{grid-row:3}.b>.a{grid-row:4;margin:0}}
label{font-weight:600;margin-bottom:.15em}
label small{white-space:nowrap}
.a{position:relative}
input,select,textarea,button,.q{font:inherit;color:inherit;min-height:2.75em;border-radius:var(--r);border:1px solid var(--l);padding:.5em .75em}
input,select,textarea{display:block;width:100%;background:var(--s)}
textarea{resize:vertical}
[aria-invalid]{border-color:var(--e);box-shadow:inset 0 0 0 1px var(--e)}
.x{color:var(--e);font-weight:600}
.x:not(:empty){margin-bottom:.3em}
.e{border:2px solid var(--e);border-radius:var(--r);padding:.75em 1em;margin-bottom:var(--g)}
.e ul{list-style:none}
.e a{display:inline-block;min-height:1.75em}
ul[role]{position:absolute;z-index:9;inset-inline:0;top:calc(100% + .25em);max-height:17.5em;overflow:auto;list-style:none;border:1px solid var(--l);border-radius:var(--r);background:var(--s);box-shadow:0 .5em 1.5em #0003}
li[role]{padding:.6em .75em;min-height:2.75em;cursor:pointer}
li[role]:hover{background:color-mix(in srgb,var(--a) 14%,var(--s))}
li[aria-selected=true]{background:var(--a);color:var(--o)}
button,.q{cursor:pointer}
.p{display:block;width:100%;margin-top:var(--g);padding-inline:1.5em;border-color:transparent;background:var(--a);color:var(--o);font-weight:600}
.p:hover{box-shadow:inset 0 0 0 99em #0001}
.p[aria-disabled]{cursor:progress;opacity:.75}
.q{display:inline-block;background:none;text-decoration:none}
.q:hover{background:color-mix(in srgb,var(--a) 10%,transparent)}
.s:not(:empty){margin-top:var(--g);padding:.75em 1em;border-radius:var(--r);border-inline-start:.3em solid var(--l);background:color-mix(in srgb,var(--m) 10%,var(--s))}
.s small{display:block}
.s .q{background:var(--s);margin:.5em .5em 0 0}
.r:not(:empty){margin-top:calc(var(--g)*1.5);padding-top:calc(var(--g)*1.5);border-top:1px solid color-mix(in srgb,var(--l) 40%,var(--s))}
.v{margin-top:.5em}
[part=home]{font-weight:600}
.w{display:none}
.old{--a:var(--l);--t:var(--m);color:var(--m)}.old .w{display:block}
img{display:block;max-width:min(12em,100%);max-height:3.5em;width:auto;height:auto;margin-bottom:var(--g)}
.v small{display:block}
.v strong{display:block;font-size:2.25em;line-height:1.15;font-variant-numeric:tabular-nums;letter-spacing:-.01em}
.d{position:relative;height:.75em;margin-top:var(--g);border-radius:1em;border:1px solid var(--a);background:color-mix(in srgb,var(--a) 25%,var(--s))}
.d i{position:absolute;inset-block:0;background:var(--a)}
.d i+i{inset-block:-.4em;border-inline-start:.25em solid var(--t);border-radius:.25em;margin-inline-start:-.125em;box-shadow:0 0 0 2px var(--s)}
.n{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.25em 1em;margin-top:.6em;font-variant-numeric:tabular-nums}
.n span:last-child{text-align:end}
.n small{display:block}
.o{display:flex;gap:.6em;align-items:baseline;margin-top:var(--g);font-weight:600}
.k{display:flex;gap:.15em;flex:none}
.k i{width:1em;height:.5em;border:1px solid var(--l);border-radius:.1em}
.k .on{border:.25em solid var(--a)}
.h{margin-top:.5em}
summary{padding:.65em 0;cursor:pointer;font-weight:600}
details{margin-top:.5em;border-block:1px solid color-mix(in srgb,var(--l) 40%,var(--s))}
details>:last-child{padding-bottom:var(--g)}
dl{display:grid;gap:.1em 1em}
dd+dt{margin-top:.3em}
[part=reference]{margin-top:var(--g)}
dt{color:var(--m)}
h4+dl{grid-template-columns:1fr auto}
h4+dl dt{margin:0}
h4+dl dd{text-align:end;font-variant-numeric:tabular-nums}
[part=refine]{margin-top:calc(var(--g)*1.5)}
[part=refine] .f,[part=lead] .f{margin-top:calc(var(--g)*.75)}
[part=lead]{padding-top:var(--g);border-top:1px solid color-mix(in srgb,var(--l) 40%,var(--s))}
.y{display:grid;grid-template-columns:auto 1fr;gap:0 .75em;margin-top:var(--g)}
.y>*{grid-column:2}
.y .x{grid-row:2}.y .a{grid-area:1/1/3;margin:0}
.y label{font-weight:400}
.y input{width:max(1.5em,24px);height:max(1.5em,24px);min-height:0;margin:0;accent-color:var(--a)}
.y+p{margin-inline-start:calc(max(1.5em,24px) + .75em)}
.y+p a{display:inline-block;padding:.2em 0}
.z{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14em),1fr));gap:.5em}
.z .q{text-align:center}
.z :empty{display:none}
bdi{display:inline-block}
.u{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@container (min-width:34em){.f{grid-template-columns:1fr 1fr}.f>:first-child:nth-last-child(odd):not(:has(+[hidden])){grid-column:1/-1}.p{width:auto}[part=reference] dl{grid-template-columns:fit-content(45%) 1fr}[part=reference] dt{margin:0}}
@media (prefers-reduced-motion:no-preference){.p,.q{transition:background-color .15s,box-shadow .15s}}
@media (forced-colors:active){.c,.d,.e,.s:not(:empty){border:1px solid CanvasText}.d{background:Canvas}.d i{background:CanvasText}.d i+i{border-color:Highlight}.p{border:1px solid ButtonText}li[aria-selected=true]{forced-color-adjust:none;background:Highlight;color:HighlightText}.k .on{border-color:CanvasText}}
@media print{.c{border:0;padding:0;min-height:0}.c>:not(.r),form,.z,section[part=lead]{display:none}.r{border:0!important;margin:0!important;padding:0!important}.d,.r i{print-color-adjust:exact}}
`

/** Style sheets of a document by their texts. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>()

/**
 * Returns the one sheet of a text for all cards of a document; a constructed sheet needs no permission of a page's
 * policy. Undefined in browsers that cannot construct one.
 */
const getStyleSheet = (page: Document, style: string): CSSStyleSheet | undefined => {
  const made = sheets.get(page) ?? new Map<string, CSSStyleSheet>()
  sheets.set(page, made)
  const known = made.get(style)
  if (known || !('adoptedStyleSheets' in page)) return known
  try {
    const sheet = new (page.defaultView ?? window).CSSStyleSheet()
    sheet.replaceSync(style)
    made.set(style, sheet)
    return sheet
  } catch {
    return undefined
  }
}

/** Shows a card as the only content of a shadow root, with its style: as sheets, or else as elements. */
export const showCard = (root: ShadowRoot, card: HTMLElement, ...more: readonly string[]): void => {
  const styles = [text, ...more]
  const made = styles.flatMap(style => getStyleSheet(root.ownerDocument, style) ?? [])
  const isWhole = made.length === styles.length
  if (isWhole) root.adoptedStyleSheets = made
  setChildren(root, ...(isWhole ? [] : styles.map(style => make('style', {}, style))), card)
}
