import { type ListFieldName, listFields } from '@/lib/care/client-card/import/rules';

/**
 * Heads of the client lists of SimplePractice, Google Contacts and Calendly, and of therapists' own, in English
 * and Hindi. The first pattern that fits a free column wins.
 */
const heads: Readonly<Record<ListFieldName, readonly RegExp[]>> = {
  firstName: [/^(legal |client |invitee |patient )?(first|given)[ _]?name$/, /^(पहला नाम|प्रथम नाम|first)$/],
  lastName: [
    /^(legal |client |invitee |patient )?(last|family)[ _]?name$|^surname$/,
    /^(उपनाम|कुलनाम|अंतिम नाम|last)$/,
  ],
  name: [
    /^(client|invitee|patient|full|whole|display)[ _]?name$/,
    /^name$/,
    /^((ग्राहक|क्लाइंट|मरीज़?|रोगी) का )?(पूरा )?नाम$/,
    /^(client|patient)$/,
  ],
  email: [
    /^e-?mail 1 - value$/,
    /^(client |invitee |patient |primary )?e-?mail([ _](address|id|1))?$/,
    /^(ई[- ]?मेल|इमेल)( (पता|आईडी))?$/,
    /e-?mail(?!.*(type|label|permission|reminder|ok))/,
  ],
  phone: [
    /^phone 1 - value$/,
    /^(mobile|cell)([ _]?phone)?([ _]?(number|no))?$/,
    /^(client |primary )?(phone|contact|whatsapp)([ _]?(number|no|1))?$/,
    /^(मोबाइल|फ़?ोन|व्हाट्स ?[एऐ]प|संपर्क|दूरभाष)( (नंबर|नम्बर|नं\.?|संख्या))?$/,
    /(text reminder number|mobile|\bphone\b)(?!.*(type|label|permission))/,
  ],
};

/** A head in small letters and single spaces; templates mark obligatory columns with a star. */
const plain = (head: string) =>
  head.normalize('NFKC').toLowerCase().replace(/[*:]/g, ' ').replace(/\s+/g, ' ').trim().slice(0, 100);

/** The column of each field in the order of `listFields`, as the heads suggest; -1 where none fits. */
export function columnsOf(head: readonly string[]): number[] {
  const cells = head.map(plain);
  const taken = new Set<number>();
  const found = new Map<ListFieldName, number>();
  // First and last name go before the whole name, whose patterns are looser.
  for (const field of ['firstName', 'lastName', 'name', 'email', 'phone'] as const) {
    for (const pattern of heads[field]) {
      const place = cells.findIndex((cell, index) => !taken.has(index) && pattern.test(cell));
      if (place < 0) continue;
      found.set(field, place);
      taken.add(place);
      break;
    }
  }
  return listFields.map((field) => found.get(field) ?? -1);
}

/** Whether these columns name people. */
export function namesPeople([name = -1, firstName = -1]: readonly number[]): boolean {
  return name >= 0 || firstName >= 0;
}

/** As the row of a list holds them. */
export const columnsText = (columns: readonly number[]) => columns.join(',');

export const columnsFrom = (text: string) => text.split(',').map(Number);
