/**
 * Ends every document but the payment page's: brings the scripts of `data-scripts` when the first pictures are painted, so that
 * nothing that a shopper sees waits for what nobody sees. Not later than the first touch, and not later than two seconds. They
 * run one after the other, those that others need first, so that none keeps the page from answering for long. One that is gone is
 * left to the entry, which comes last and loads the page anew.
 */
export const startScript = `{const all=document.currentScript.dataset.scripts.split(' ');let begun;const begin=async()=>{if(begun)return;begun=1;for(const href of all)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));for(const one of all)await import(one).catch(()=>{})};for(const sign of['pointerdown','touchstart','wheel','keydown'])addEventListener(sign,begin,{capture:true,passive:true,once:true});setTimeout(begin,2000);Promise.allSettled([...document.querySelectorAll('img[fetchpriority=high]')].map(picture=>picture.decode())).then(()=>requestAnimationFrame(()=>setTimeout(begin)))}`;
