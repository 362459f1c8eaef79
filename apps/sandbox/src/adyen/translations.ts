/** The card form's texts; English ships with it. */
export const translations: Record<string, Record<string, string>> = {
  de: {
    'creditCard.cardNumber.label': 'Kartennummer', 'creditCard.expiryDate.label': 'Gültig bis', 'creditCard.expiryDate.contextualText': 'Vorderseite der Karte, Format MM/JJ', 'creditCard.expiryDate.placeholder': 'MM/JJ',
    'creditCard.securityCode.label': 'Prüfnummer', 'creditCard.securityCode.contextualText.3digits': '3 Ziffern auf der Rückseite der Karte', 'creditCard.securityCode.contextualText.4digits': '4 Ziffern auf der Vorderseite der Karte',
    'creditCard.securityCode.placeholder.3digits': '3 Ziffern', 'creditCard.securityCode.placeholder.4digits': '4 Ziffern', 'form.instruction': 'Alle Felder werden gebraucht, wenn nichts anderes dabeisteht.',
    'cc.num.900': 'Bitte geben Sie die Kartennummer ein', 'cc.num.901': 'Bitte geben Sie die ganze Kartennummer ein', 'cc.num.902': 'Bitte geben Sie eine gültige Kartennummer ein', 'cc.num.903': 'Diese Karte wird nicht angenommen', 'cc.dat.910': 'Bitte geben Sie das Ablaufdatum ein', 'cc.dat.911': 'Bitte geben Sie das ganze Ablaufdatum ein',
    'cc.dat.912': 'Diese Karte ist abgelaufen', 'cc.dat.913': 'Dieses Datum liegt zu weit in der Zukunft', 'cc.cvc.920': 'Bitte geben Sie die Prüfnummer ein', 'cc.cvc.921': 'Bitte geben Sie die ganze Prüfnummer ein', 'redirect.description': 'Sie werden zum Bezahlen weitergeleitet.',
  },
  ar: {
    'creditCard.cardNumber.label': 'رقم البطاقة', 'creditCard.expiryDate.label': 'تاريخ الانتهاء', 'creditCard.expiryDate.contextualText': 'على وجه البطاقة بصيغة MM/YY', 'creditCard.expiryDate.placeholder': 'MM/YY',
    'creditCard.securityCode.label': 'رمز الأمان', 'creditCard.securityCode.contextualText.3digits': '3 أرقام على ظهر البطاقة', 'creditCard.securityCode.contextualText.4digits': '4 أرقام على وجه البطاقة',
    'creditCard.securityCode.placeholder.3digits': '3 أرقام', 'creditCard.securityCode.placeholder.4digits': '4 أرقام', 'form.instruction': 'جميع الحقول مطلوبة ما لم يُذكر خلاف ذلك.',
    'cc.num.900': 'أدخل رقم البطاقة', 'cc.num.901': 'أدخل رقم البطاقة كاملًا', 'cc.num.902': 'أدخل رقم بطاقة صحيحًا', 'cc.num.903': 'هذه البطاقة غير مقبولة', 'cc.dat.910': 'أدخل تاريخ الانتهاء', 'cc.dat.911': 'أدخل تاريخ الانتهاء كاملًا',
    'cc.dat.912': 'انتهت صلاحية هذه البطاقة', 'cc.dat.913': 'هذا التاريخ بعيد جدًا', 'cc.cvc.920': 'أدخل رمز الأمان', 'cc.cvc.921': 'أدخل رمز الأمان كاملًا', 'redirect.description': 'سيتم تحويلك لإتمام الدفع.',
  },
};
