/** Styles that calculators add to those of the estimate's card; written short for the same reason. */
export const calculatorStyle = `
h4{font-size:1em;margin:var(--g) 0 .25em}
.f>:first-child:first-child{grid-column:auto}
.r:not(:empty){margin-top:calc(var(--g)*1.5);padding-top:calc(var(--g)*1.5);border-top:1px solid var(--h)}
.v{margin-top:.5em}
.m{margin-top:var(--g);display:block;padding:0!important}
.m>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1em;padding:.35em 0;border-top:1px solid var(--h)}
.m dt{color:var(--t);min-width:0;overflow-wrap:anywhere}
.m dd{margin-inline-start:auto;font-variant-numeric:tabular-nums;text-align:end}
[part=totals] div:first-child{font-weight:600}
.j:last-child{border:0}
[part=lines]{margin-top:var(--g);border-top:1px solid var(--h)}
.j summary{display:flex;flex-wrap:wrap;gap:.25em .75em;align-items:baseline;font-weight:400;padding:.6em 0;min-height:2.75em}
.j summary:after{content:none}
.j summary::before{content:"+";width:1em;flex:none;text-align:center;color:var(--m)}
.j[open] summary::before{content:"\\2212"}
.j summary span{flex:1;max-width:calc(100% - 2em);overflow-wrap:break-word}
.j summary b{margin-inline-start:auto;font-weight:600;font-variant-numeric:tabular-nums;white-space:nowrap}
.j>p{color:var(--m);font-size:.875em;padding-inline-start:1.75em}
.j>p a{display:inline-block;padding:.2em 0}
.l{display:flex;align-items:flex-end;gap:1px;height:10em;margin-top:.75em;border-bottom:1px solid var(--l)}
.l span{flex:1;height:100%;display:flex;flex-direction:column;justify-content:flex-end}
.l i,.aa i{display:block;background:var(--b)}
i[part=interest]{background:color-mix(in srgb,var(--b) 35%,var(--s))}
.aa{display:flex;flex-wrap:wrap;gap:.25em 1.5em}
.aa span{display:flex;align-items:center;gap:.5em}
.aa i{width:1em;height:1em;border:1px solid var(--l)}
.ab{overflow:auto;position:relative}
table{border-collapse:collapse;width:100%;font-size:.875em;font-variant-numeric:tabular-nums}
th,td{padding:.4em .6em;text-align:end;white-space:nowrap;border-top:1px solid var(--h)}
thead th{border:0;color:var(--m)}
.w{display:none}
@media (forced-colors:active){.l i,.aa i{background:CanvasText;border:1px solid CanvasText}i[part=interest]{background:Canvas}}
@media print{.w{display:block}.l i,.aa i{print-color-adjust:exact}.ab{overflow:visible}}
`
