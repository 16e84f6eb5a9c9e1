/** Style of the card of a place. Bundlers leave it unchanged, so it is written short; classes are local to the shadow root. */
export const areaStyle = `
:host{display:block;min-width:min(15rem,100vw - 2rem)}
:host([hidden]){display:none!important}
*{box-sizing:border-box}
.c{
--A:#0b5a63;--S:#fff;--T:#1a1c1e;--M:#565b60;--L:#787e84;
--a:var(--valorem-accent,var(--_brand,var(--A)));--b:var(--_bar,var(--a));--s:var(--valorem-surface,var(--S));--t:var(--_text,var(--valorem-text,var(--T)));--m:var(--_muted,var(--valorem-muted,var(--M)));--l:var(--_border,var(--valorem-border,var(--L)));
--h:color-mix(in srgb,var(--l) 36%,var(--s));--r:var(--valorem-radius,.5em);--g:var(--valorem-space,1em);--o:var(--_on,#fff);
container-type:inline-size;contain-intrinsic-inline-size:min(34rem,100vw - 6rem);max-width:var(--valorem-max-width,62rem);min-height:var(--valorem-min-height,0);padding:calc(var(--g)*1.1);border:1px solid var(--h);border-radius:calc(var(--r)*1.75);background:var(--s);color:var(--t);
font-family:var(--valorem-font,inherit);font-weight:400;font-style:normal;line-height:1.45;letter-spacing:normal;word-spacing:normal;text-transform:none;text-indent:0;text-align:start;white-space:normal;overflow-wrap:break-word;hyphens:manual;cursor:auto;visibility:visible}
@supports (color:light-dark(red,red)){.c{--A:light-dark(#0b5a63,#78c7cf);--S:light-dark(#fff,#1a1b1c);--T:light-dark(#1a1c1e,#ebecec);--M:light-dark(#565b60,#b0b4b8);--L:light-dark(#787e84,#8a9096)}}
@supports not (contain-intrinsic-inline-size:1px){.c{container-type:normal}}
.light{color-scheme:light}.dark{color-scheme:dark}
slot{display:block}
[hidden]{display:none!important}
h2,p,figure{margin:0}
h2{font-size:1.35em;line-height:1.25;text-wrap:balance}
p{margin-top:.4em;text-wrap:pretty}
a{color:inherit}
small{color:var(--m);font-size:.875em}
:focus-visible{outline:3px solid var(--t)!important;outline-offset:2px}
.v strong{display:block;font-size:2.25em;line-height:1.15;font-weight:650;letter-spacing:-.015em}
.q,.p{display:block;width:100%;min-height:2.75em;margin-top:var(--g);padding:.6em 1.5em;border:1px solid var(--l);border-radius:var(--r);background:none;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.q[aria-disabled]{cursor:progress;opacity:.75}
.p{border-color:transparent;background:var(--a);color:var(--o);font-weight:600}
.p:hover{filter:brightness(.9)}
.k{position:relative;text-shadow:0 0 4px var(--s);height:9em;margin:1.75em 0 2.75em;font-size:.8125em;color:var(--m)}
.k svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.k path{fill:none;stroke:var(--b);stroke-width:2.25;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.k path+path{stroke-dasharray:2 4}
.k>*{position:absolute}
.k i{inset-inline:0;height:1.4em;margin-top:-1.4em;border-bottom:1px solid var(--h);text-align:end;font-style:normal}
.k b{top:calc(100% + .3em);font-weight:400;transform:translateX(-50%)}
.k b:first-of-type{transform:none}
.k b:last-of-type{transform:translateX(-100%)}
.k u{width:.85em;height:.85em;margin:-.425em;border:2px solid var(--s);border-radius:50%;background:var(--b)}
details{margin-top:.75em;border-block:1px solid var(--h)}
summary{display:flex;align-items:center;min-height:3em;font-weight:600;list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary:after{content:"";flex:none;width:.5em;height:.5em;margin:-.25em .3em 0 auto;border:solid var(--m);border-width:0 2px 2px 0;transform:rotate(45deg)}
[open]>summary:after{transform:rotate(225deg);margin-top:.25em}
table{border-collapse:collapse;width:100%;margin-bottom:1em;font-variant-numeric:tabular-nums}
th,td{padding:.35em 0;border-top:1px solid var(--h);text-align:end;font-weight:400}
th:first-child{text-align:start}
thead th{border:0;color:var(--m);font-size:.875em}
.s:not(:empty){margin-top:var(--g);padding:.75em 1em;border-radius:var(--r);border-inline-start:.3em solid var(--l);background:color-mix(in srgb,var(--m) 10%,var(--s))}
.s small{display:block}
@container (min-width:34em){.p{display:inline-block;width:auto}.k{height:11em}}
@media (min-width:40rem){.c{padding:calc(var(--g)*1.75)}}
@media (prefers-reduced-motion:no-preference){.p{transition:filter .15s}}
@media (forced-colors:active){.c,.s:not(:empty){border:1px solid CanvasText}.k{forced-color-adjust:none;--m:CanvasText;--b:CanvasText;--h:CanvasText;--s:Canvas}.p{border:3px solid ButtonText}}
@media print{.c{border:0;padding:0;min-height:0}.p,.s,summary{display:none!important}.k *{print-color-adjust:exact}details::details-content{content-visibility:visible}}
`
