import { words } from './menu.ts';

/** A sample of the terms; whoever opens a real shop writes their own. */
export const termsText = words(
  `These are sample terms. A real shop replaces them with its own.

### 1. Ordering
An order is an offer to buy. The contract is made when we confirm that the parcel has left.

### 2. Prices
Prices include value added tax and are valid on the day of the order. Beside every reduction stands the lowest price of the last 30 days.

### 3. Delivery
We deliver to the country whose shop you order in. If something cannot be delivered, we tell you and refund it.

### 4. Withdrawal
You may withdraw within 30 days of receiving the goods, without giving reasons.

### 5. Faults
Statutory rights apply to faulty goods. Tell us, and we mend, replace or refund.`,
  `Dies sind Beispielbedingungen. Ein echter Shop ersetzt sie durch eigene.

### 1. Bestellung
Eine Bestellung ist ein Kaufangebot. Der Vertrag kommt zustande, wenn wir den Versand bestätigen.

### 2. Preise
Die Preise enthalten die Mehrwertsteuer und gelten am Tag der Bestellung. Neben jeder Reduzierung steht der niedrigste Preis der letzten 30 Tage.

### 3. Lieferung
Wir liefern in das Land, in dessen Shop bestellt wird. Was nicht geliefert werden kann, teilen wir mit und erstatten es.

### 4. Widerruf
Sie können innerhalb von 30 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen.

### 5. Mängel
Bei mangelhafter Ware gelten die gesetzlichen Rechte. Melden Sie sich: Wir bessern aus, tauschen um oder erstatten.`,
  `هذه شروط تجريبية، ويستبدلها المتجر الحقيقي بشروطه.

### 1. الطلب
الطلب عرض للشراء، ويُبرم العقد عندما نؤكد إرسال الطرد.

### 2. الأسعار
تشمل الأسعار ضريبة القيمة المضافة وتسري في يوم الطلب. ويظهر بجانب كل تخفيض أقل سعر خلال آخر 30 يومًا.

### 3. التوصيل
نوصل إلى البلد الذي تطلب من متجره. وإذا تعذّر توصيل منتج نخبرك ونعيد ثمنه.

### 4. العدول عن الشراء
يمكنك العدول خلال 30 يومًا من استلام البضاعة من دون إبداء الأسباب.

### 5. العيوب
تسري الحقوق القانونية على البضاعة المعيبة. أخبرنا لنصلحها أو نستبدلها أو نعيد ثمنها.`,
);
