/** Whether mail can go there: one @, a name before it, a domain of two parts or more behind it, no spaces and nothing invisible. For forms and for the API that they are sent to. */
export const isEmail = (text: string): boolean => text.length <= 254 && !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(text) && /^[^\s@<>()[\],;:\\"]{1,64}@(?:[^\s@.<>()[\],;:\\"]+\.)+[^\s@.<>()[\],;:\\"]{2,}$/.test(text);
