/**
 * Brings the scripts of `data-scripts` when the first pictures are painted, so that nothing that a shopper sees waits for what
 * nobody sees: a tenth of a second after they are decoded, for the browser's own threads still draw them. Not later than the first
 * touch, and not later than two seconds. They are asked for and run one after the other, those that others need first, so that none
 * keeps the page from answering for long.
 */
const bring = `for(const href of all){document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));await new Promise(done=>setTimeout(done))}for(const one of all.slice(0,-1))await import(one).catch(()=>{});await import(all.at(-1)).catch(renew)`;

/** When an asset of this build is gone, or the entry cannot run, the page is loaded anew, at most once a minute (SHELL-156…159); not while the shopper is offline: the page that is there is all they have. */
const renew = `const renew=what=>{console.error('An asset could not be loaded:',what);try{const s=sessionStorage,k='assetReloadAt';if(navigator.onLine&&Date.now()-s.getItem(k)>=6e4){s.setItem(k,Date.now());location.reload()}}catch{}};addEventListener('vite:preloadError',({payload})=>renew(payload));addEventListener('error',({target:{tagName,src,href}})=>{const asset=/^(?:SCRIPT|LINK)$/.test(tagName)&&(src||href);if(asset&&asset.includes('/assets/'))renew(asset)},true)`;

/** A button that was pressed meanwhile. What leads somewhere or opens by itself has done so. */
const press = `const pressed=new Set,press=({target})=>{const button=target.closest('button:not([type=submit])');if(button)pressed.add(button);begin()}`;

/**
 * What was chosen, typed and pressed before anybody listened is told to the page that listens now, in this order. React takes over
 * fields as they are without asking what is in them; so it is woken at each, and then told by another value that this one is new.
 */
const tell = `const write=Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,'value').set,say=(field,what)=>field.dispatchEvent(new Event(what,{bubbles:true}));for(const{field,box,checked,value}of[...document.querySelectorAll('input')].map(field=>({field,box:/^(?:checkbox|radio)$/.test(field.type),checked:field.checked,value:field.value})).filter(({field,box,checked,value})=>box?checked!=field.defaultChecked&&(checked||field.type=='checkbox'):value!=field.defaultValue)){say(field,'change');if(box){field.checked=!checked;field.click()}else{field.value=field.defaultValue;write.call(field,value);say(field,'input')}}for(const button of pressed)button.click()`;

/** Says at the foot of the window that there is no connection, in the words of `data-offline`, as long as there is none: whatever else fails then says only that it failed. */
const offline = `const note=Object.assign(document.createElement('p'),{className:'offline',role:'alert',textContent:document.currentScript.dataset.offline}),look=()=>navigator.onLine?note.remove():document.body.append(note);addEventListener('offline',look);addEventListener('online',look)`;

/** Ends every document but the payment page's. */
export const startScript = `{const all=document.currentScript.dataset.scripts.split(' ');let begun;${offline};${renew};${press};const begin=async()=>{if(begun)return;begun=1;${bring};removeEventListener('click',press,true);${tell}};addEventListener('click',press,true);for(const sign of['pointerdown','touchstart','wheel','keydown'])addEventListener(sign,begin,{capture:true,passive:true,once:true});setTimeout(begin,2000);const first=[...document.querySelectorAll('img[fetchpriority=high]')];Promise.allSettled(first.map(picture=>picture.decode())).then(()=>requestAnimationFrame(()=>setTimeout(begin,first.length&&100)))}`;
