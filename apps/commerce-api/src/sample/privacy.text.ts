import { words } from './menu.ts';

type Row = [name: string, purpose: string, kept: string];

const list = (rows: Row[]) => rows.map(([name, purpose, kept]) => `- **${name}**: ${purpose}. ${kept}.`).join('\n');

/** What the shop keeps in a browser, all of it. Who opens a real shop adds who is responsible, and what its own services keep. */
export const privacyText = words(
  `This is the page of a sample shop. A real shop says here as well who is responsible and how to reach them.

### Always
What buying needs, and what you have set up or asked for yourself.

${list([
    ['consent', 'Your answer to our question about cookies', 'Cookie, 365 days'],
    ['basket', 'Which basket is yours', 'Cookie, 1 day after the last change'],
    ['receipt', 'Shows you the receipt of your last order in full', 'Cookie, 1 day'],
    ['notify-me', 'Ends the mails about a product in the browser that asked for them', 'Cookie, 365 days, only if you ask for such a mail'],
    ['checkout', 'What you have typed in the checkout, in case you go back', 'This tab, until you order or close it'],
    ['payment', 'Finds a payment again after a reload', 'This tab, until the answer is there'],
    ['scrollPositions', 'Takes you back to where you were on a page', 'This tab, until you close it'],
    ['assetReloadAt', 'Keeps a page from being loaded again and again', 'This tab, until you close it'],
    ['gridPreferences', 'How many products you want in a row', 'This browser, only if you choose, until you clear it'],
    ['preview', 'Shows editors what is not published', 'Cookie, until the browser is closed, editors only'],
  ])}

### Functional
Only if you allow it. If you refuse later, both are removed at once.

${list([
    ['recentlyViewed', 'The last 24 products you have looked at, to suggest them and others like them', 'This browser, until you clear it'],
    ['searchHistory', 'Your last 20 searches, to search again', 'This browser, until you clear it'],
  ])}

### Analytics, performance, advertisement, other
This shop keeps nothing for these today, whatever you allow.

### When you pay
The fields for your card belong to the payment provider, who may keep what it needs against fraud.`,
  `Dies ist die Seite eines Beispielshops. Ein echter Shop sagt hier auch, wer verantwortlich ist und wie man ihn erreicht.

### Immer
Was zum Einkaufen nötig ist, und was Sie selbst eingestellt oder gewünscht haben.

${list([
    ['consent', 'Ihre Antwort auf unsere Frage nach Cookies', 'Cookie, 365 Tage'],
    ['basket', 'Welcher Warenkorb Ihrer ist', 'Cookie, 1 Tag nach der letzten Änderung'],
    ['receipt', 'Zeigt Ihnen den Beleg Ihrer letzten Bestellung vollständig', 'Cookie, 1 Tag'],
    ['notify-me', 'Beendet die Mails zu einem Produkt in dem Browser, der sie bestellt hat', 'Cookie, 365 Tage, nur wenn Sie eine solche Mail wünschen'],
    ['checkout', 'Was Sie an der Kasse eingegeben haben, falls Sie zurückgehen', 'Dieser Tab, bis Sie bestellen oder ihn schließen'],
    ['payment', 'Findet eine Zahlung nach dem Neuladen wieder', 'Dieser Tab, bis die Antwort da ist'],
    ['scrollPositions', 'Bringt Sie dorthin zurück, wo Sie auf einer Seite waren', 'Dieser Tab, bis Sie ihn schließen'],
    ['assetReloadAt', 'Verhindert, dass eine Seite immer wieder neu lädt', 'Dieser Tab, bis Sie ihn schließen'],
    ['gridPreferences', 'Wie viele Produkte nebeneinander stehen sollen', 'Dieser Browser, nur wenn Sie es wählen, bis Sie es löschen'],
    ['preview', 'Zeigt der Redaktion, was noch nicht veröffentlicht ist', 'Cookie, bis der Browser geschlossen wird, nur für die Redaktion'],
  ])}

### Funktional
Nur wenn Sie es erlauben. Lehnen Sie später ab, wird beides sofort gelöscht.

${list([
    ['recentlyViewed', 'Die letzten 24 Produkte, die Sie angesehen haben, um diese und ähnliche vorzuschlagen', 'Dieser Browser, bis Sie es löschen'],
    ['searchHistory', 'Ihre letzten 20 Suchen, um sie zu wiederholen', 'Dieser Browser, bis Sie es löschen'],
  ])}

### Analyse, Leistung, Werbung, Sonstiges
Dafür speichert dieser Shop heute nichts, was immer Sie erlauben.

### Beim Bezahlen
Die Felder für Ihre Karte gehören dem Zahlungsdienstleister. Er speichert gegebenenfalls, was er gegen Betrug braucht.`,
  `هذه صفحة متجر تجريبي. ويذكر المتجر الحقيقي هنا أيضًا الجهة المسؤولة وكيفية التواصل معها.

### دائمًا
ما يتطلبه الشراء، وما اخترته أو طلبته بنفسك.

${list([
    ['consent', 'إجابتك عن سؤالنا بشأن ملفات تعريف الارتباط', 'ملف تعريف ارتباط، 365 يومًا'],
    ['basket', 'أي سلة هي سلتك', 'ملف تعريف ارتباط، يوم واحد بعد آخر تغيير'],
    ['receipt', 'عرض إيصال آخر طلب لك كاملًا', 'ملف تعريف ارتباط، يوم واحد'],
    ['notify-me', 'إيقاف الرسائل الخاصة بمنتج من المتصفح الذي طلبها', 'ملف تعريف ارتباط، 365 يومًا، فقط إذا طلبت مثل هذه الرسالة'],
    ['checkout', 'ما أدخلته في صفحات الدفع، تحسبًا لعودتك إليها', 'علامة التبويب هذه، حتى تطلب أو تغلقها'],
    ['payment', 'العثور على عملية الدفع بعد إعادة تحميل الصفحة', 'علامة التبويب هذه، حتى تصل الإجابة'],
    ['scrollPositions', 'إعادتك إلى حيث كنت في الصفحة', 'علامة التبويب هذه، حتى تغلقها'],
    ['assetReloadAt', 'منع تكرار تحميل الصفحة بلا توقف', 'علامة التبويب هذه، حتى تغلقها'],
    ['gridPreferences', 'عدد المنتجات التي تريدها في الصف', 'هذا المتصفح، فقط إذا اخترت ذلك، حتى تمسحه'],
    ['preview', 'عرض ما لم يُنشر بعد للمحررين', 'ملف تعريف ارتباط، حتى إغلاق المتصفح، للمحررين فقط'],
  ])}

### وظيفي
فقط إذا سمحت بذلك. وإذا رفضت لاحقًا يُحذف كلاهما فورًا.

${list([
    ['recentlyViewed', 'آخر 24 منتجًا شاهدتها، لاقتراحها واقتراح ما يشبهها', 'هذا المتصفح، حتى تمسحه'],
    ['searchHistory', 'آخر 20 عملية بحث لك، لتكرارها', 'هذا المتصفح، حتى تمسحه'],
  ])}

### التحليلات والأداء والإعلانات وأخرى
لا يحفظ هذا المتجر اليوم أي شيء لهذه الأغراض، مهما سمحت به.

### عند الدفع
حقول بطاقتك تخص مزوّد خدمة الدفع، وقد يحفظ ما يحتاج إليه لمنع الاحتيال.`,
);
