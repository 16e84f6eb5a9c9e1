/** Style of a card. Bundlers leave it unchanged, so it is written short; classes are local to the shadow root. */
export const cardStyle = `
:host{display:block;min-width:min(15rem,100vw - 2rem)}
:host([hidden]){display:none!important}
*{box-sizing:border-box}
.c{
--A:#0b5a63;--S:#fff;--T:#1a1c1e;--M:#565b60;--L:#787e84;--E:#a6211f;
--a:var(--valorem-accent,var(--_brand,var(--A)));--b:var(--_bar,var(--a));--s:var(--valorem-surface,var(--S));--t:var(--_text,var(--valorem-text,var(--T)));--m:var(--_muted,var(--valorem-muted,var(--M)));--l:var(--_border,var(--valorem-border,var(--L)));--e:var(--valorem-error,var(--E));
--h:color-mix(in srgb,var(--l) 36%,var(--s));--r:var(--valorem-radius,.5em);--g:var(--valorem-space,1em);--o:var(--_on,#fff);--p:calc(var(--g)*1.1);
container-type:inline-size;contain-intrinsic-inline-size:min(34rem,100vw - 6rem);position:relative;max-width:var(--valorem-max-width,62rem);min-height:var(--valorem-min-height,0);padding:var(--p);border:1px solid var(--h);border-radius:calc(var(--r)*1.75);background:var(--s);color:var(--t);
font-family:var(--valorem-font,inherit);font-weight:400;font-style:normal;line-height:1.45;letter-spacing:normal;word-spacing:normal;text-transform:none;text-indent:0;text-align:start;white-space:normal;overflow-wrap:break-word;hyphens:manual;cursor:auto;visibility:visible}
@supports (color:light-dark(red,red)){.c{--A:light-dark(#0b5a63,#78c7cf);--S:light-dark(#fff,#1a1b1c);--T:light-dark(#1a1c1e,#ebecec);--M:light-dark(#565b60,#b0b4b8);--L:light-dark(#787e84,#8a9096);--E:light-dark(#a6211f,#ff9e97)}}
@supports not (contain-intrinsic-inline-size:1px){.c{container-type:normal}}
.light{color-scheme:light}.dark{color-scheme:dark}
slot{display:block;margin-top:var(--g)}
[hidden]{display:none!important}
h2,h3,h4,p,ul,dl,dd,figure,fieldset,legend{margin:0;padding:0;border:0;min-width:0}
h2{font-size:1.35em;line-height:1.25}
h3{font-size:1.15em;line-height:1.3}
h3,p{text-wrap:pretty}
h3:focus,.e:focus{outline:0!important}
a{color:inherit;text-underline-offset:.15em}
small,.h{color:var(--m);font-size:.875em;font-weight:400}
.h{margin-top:.5em}
:focus-visible{outline:3px solid var(--t)!important;outline-offset:2px}
form{margin-top:var(--g)}
.f{display:grid;gap:calc(var(--g)*.9)}
.g{display:contents}
.b{min-width:0;display:grid;align-content:start}
.b small{margin-top:.25em}
@supports (grid-template-rows:subgrid){.f{row-gap:0;margin-bottom:calc(var(--g)*-.9)}.f>*,.g>*{margin-bottom:calc(var(--g)*.9)}.f>.b,.g>.b{grid-row:span 4;grid-template-rows:subgrid}}
label,legend{font-weight:600;margin-bottom:.25em}
label small{white-space:nowrap}
.a{position:relative}
input,select,textarea,button,.q{font:inherit;color:inherit;min-height:2.75em;border-radius:var(--r);border:1px solid var(--l);padding:.5em .75em}
input,select,textarea{display:block;width:100%;background:var(--s)}
[aria-invalid]{border-color:var(--e);box-shadow:inset 0 0 0 1px var(--e)}
.x{color:var(--e);font-weight:600}
.x:not(:empty){margin-top:.3em}
.e{border:2px solid var(--e);border-radius:var(--r);padding:.75em 1em;margin-bottom:var(--g)}
.e ul{list-style:none}
.e a{display:inline-block;min-height:1.75em}
ul[role]{position:absolute;z-index:9;inset-inline:0;top:calc(100% + .25em);max-height:17.5em;overflow:auto;list-style:none;border:1px solid var(--l);border-radius:var(--r);background:var(--s);box-shadow:0 .5em 1.5em #0003}
li[role]{padding:.6em .75em;min-height:2.75em;cursor:pointer}
li[role]:hover{background:color-mix(in srgb,var(--a) 14%,var(--s))}
li[aria-selected=true]{background:var(--a);color:var(--o)}
button,.q{cursor:pointer;background:none}
.p{display:block;width:100%;margin-top:var(--g);padding-inline:1.5em;border-color:transparent;background:var(--a);color:var(--o);font-weight:600}
.p:hover{filter:brightness(.9)}
.p[aria-disabled]{cursor:progress;opacity:.75}
.q{display:inline-block;text-decoration:none}
.q:hover{background:color-mix(in srgb,var(--a) 9%,transparent)}
.s:not(:empty){margin-top:var(--g);padding:.75em 1em;border-radius:var(--r);border-inline-start:.3em solid var(--l);background:color-mix(in srgb,var(--m) 10%,var(--s))}
.s small{display:block}
.s .q{background:var(--s);margin:.5em .5em 0 0}
img{display:block;max-width:min(12em,100%);max-height:3.5em;width:auto;height:auto;margin-bottom:var(--g)}
.i{display:flex;align-items:center;justify-content:space-between;gap:.75em;padding-bottom:.7em;border-bottom:1px solid var(--h)}
.i h2{font-size:1em}
.two{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25em;margin-top:1.1em}
.w{display:none}
.old{--a:var(--l);--b:var(--l);--t:var(--m);color:var(--m)}.old .w{display:block}
.v strong{display:block;font-size:2.5em;line-height:1.15;font-weight:650;letter-spacing:-.015em}
.v+p{margin-top:.25em}
.n{position:relative;height:1.5em;font-size:1.1em;font-size:min(1.2em,5.6cqi);font-weight:650;font-variant-numeric:tabular-nums}
.n span{position:absolute;transform:translateX(-50%);white-space:nowrap}
.d{position:relative;height:1.25em;margin:.15em 0 .45em;background:linear-gradient(var(--m) 0 0) center/100% 2px no-repeat}
.d:before,.d:after{content:"";position:absolute;inset-block:.3em;width:2px;background:var(--m)}
.d:after{right:0}
.d i{position:absolute;inset-block:.25em;border-radius:2px;background:var(--b)}
.d b{position:absolute;inset-block:0;width:4px;margin-left:-2px;border-radius:2px;background:var(--t);box-shadow:0 0 0 2px var(--s)}
figure{margin-top:1.1em!important}
.k{position:relative;text-shadow:0 0 4px var(--s);height:5.5em;margin:1.5em 0;font-size:.8125em;color:var(--m)}
.k svg{position:absolute;inset:0;width:100%;height:100%;overflow:visible}
.k path{fill:none;stroke:var(--b);stroke-width:2.25;stroke-linejoin:round;vector-effect:non-scaling-stroke}
.k path+path{stroke-dasharray:2 4}
.k>*{position:absolute}
.k i{inset-inline:0;height:1.4em;margin-top:-1.4em;border-bottom:1px solid var(--h);text-align:end;font-style:normal}
.k b{top:calc(100% + .3em);font-weight:400;transform:translateX(-50%)}
.k b:first-of-type{transform:none}
.k b:last-of-type{transform:translateX(-100%)}
.k u{width:.85em;height:.85em;margin:-.425em;border:2px solid var(--s);border-radius:50%;background:var(--b)}
.le{position:relative;z-index:2;margin-top:-1.25em;padding-top:1.1em;border-top:1px solid var(--h);background:var(--s)}
.two .f{grid-template-columns:minmax(0,1fr)}
.two .p{width:100%}
.sg{display:grid;grid-template-columns:1fr 1fr;gap:2px;padding:2px;border:1px solid var(--l);border-radius:var(--r)}
.sg label{position:relative;margin:0;font-weight:400;text-align:center}
.sg input{position:absolute;inset:0;height:100%;margin:0;opacity:0;cursor:pointer}
.sg span{display:grid;place-items:center;min-height:2.75em;border-radius:calc(var(--r) - 3px)}
.sg :checked+span{background:color-mix(in srgb,var(--b) 12%,var(--s));box-shadow:inset 0 0 0 1px var(--b);font-weight:600}
.sg :focus-visible+span{outline:3px solid var(--t)}
.y{display:grid;grid-template-columns:auto 1fr;gap:0 .75em;margin-top:var(--g);font-size:.9375em}
.y>*{grid-column:2}
.y .x{grid-row:2}.y .a{grid-area:1/1/3}
.y label{font-weight:400}
.y input{width:max(1.5em,24px);height:max(1.5em,24px);min-height:0;margin:0;accent-color:var(--a)}
.y+p{margin-inline-start:calc(max(1.4em,24px) + .7em);font-size:.9375em}
.y+p a{display:inline-block;padding:.2em 0}
.or a{display:inline-block;padding:.6em 0}
.or bdi{display:inline}
.z{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,14em),1fr));gap:.5em}
.z .q{text-align:center}
.z :empty{display:none}
bdi{display:inline-block}
.cf .le{margin:0;padding:0 0 1.1em;border:0}
.ft{position:sticky;bottom:0;z-index:3;height:4em;margin:0 calc(var(--p)*-1) -4em;padding:.6em var(--p);background:var(--s);border-top:1px solid var(--h)}
.ft .p{margin:0}
.ft.off{visibility:hidden}
.ft:has(+.ok){display:none}
.le.ok{margin:0;border:0;padding:0}
.to{margin-top:1.25em;border-top:1px solid var(--h)}
details{border-bottom:1px solid var(--h)}
summary{display:flex;align-items:center;gap:.5em;min-height:3em;padding:.5em 0;font-weight:600;list-style:none;cursor:pointer}
summary::-webkit-details-marker{display:none}
summary:after{content:"";flex:none;width:.5em;height:.5em;margin:-.25em .3em 0 auto;border:solid var(--m);border-width:0 2px 2px 0;transform:rotate(45deg)}
[open]>summary:after{transform:rotate(225deg);margin-top:.25em}
summary small{display:block}
details form{margin:0 0 1.1em}
details .h{padding-bottom:1em}
dl{display:grid;grid-template-columns:1fr auto;gap:.35em 1em;padding-bottom:1em!important}
dt{color:var(--m)}
dd{text-align:end;font-variant-numeric:tabular-nums}
.nx{display:flex;flex-wrap:wrap;gap:0 1.25em;margin-top:.5em}
.nx button{border:0;padding:0;text-decoration:underline;text-underline-offset:.15em;text-align:start}
.to>.h{margin-top:.9em}
.u{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@container (min-width:26em){.ft{display:none}.le{margin:0}details .f{grid-template-columns:1fr 1fr}}
@container (min-width:34em){form>.f{grid-template-columns:1fr 1fr}.f>:first-child:nth-last-child(odd):not(:has(+[hidden])){grid-column:1/-1}.p{width:auto}}
@container (min-width:44em){.two .r,figure{display:flex;flex-direction:column;flex:1}.k{flex:1;height:auto;min-height:9em}.two.on{grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:2.5em}.le{padding:0 0 0 2.5em;border:0;border-inline-start:1px solid var(--h)}.two.cf{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}details form>.f{grid-template-columns:1fr 1fr 1fr}}
@media (pointer:coarse){input,select,textarea{font-size:max(1em,16px)}}
@media (min-width:40rem){.c{--p:calc(var(--g)*1.75)}}
@media (prefers-reduced-motion:no-preference){.p,.q{transition:background-color .15s,filter .15s}}
@media (forced-colors:active){.c,.e,.s:not(:empty){border:1px solid CanvasText}.d,.k,li[aria-selected=true]{forced-color-adjust:none;--m:CanvasText;--b:CanvasText;--h:CanvasText;--t:Highlight;--s:Canvas;--a:Highlight;--o:HighlightText}.p{border:3px solid ButtonText}.sg :checked+span{border:2px solid Highlight}}
@media print{.c{border:0;padding:0;min-height:0}.i[hidden]{display:flex!important}h2[part=title],form,.le,.ft,.to>:not(.h),.i button,.c>.s{display:none!important}.d,.d *,.k *{print-color-adjust:exact}}
`
