import { site } from '@/content/site';
import { momentInWords, nameInWords } from '@/lib/privacy/export/page-words';
import { leftOut, practiceRecords } from '@/lib/privacy/export/practice/records';
import { practiceFormat } from '@/lib/privacy/export/practice/rules';

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** The plain text that explains the file of a practice to whoever opens it. */
export const readme = (madeAt: Date, madeBy: string) => `The file of a practice
Made on ${momentInWords(madeAt)} with ${site.name}, ${madeBy}.

It holds health records of other people. Keep it where only you can open it.

What is in it

clients.csv    your clients: name, email address, phone number, and whether they have an account
sessions.csv   your sessions and the appointments of people without an account
money.csv      payments to you, those that you entered yourself marked as such
calendar.ics   the same appointments for a calendar program, with initials in place of names
practice.json  everything, for programs
files          what was sent in messages and in answers to requests for records

Times in the .csv files are India's. A leading apostrophe stops a spreadsheet from changing a cell.

practice.json is JSON in UTF-8; "format" is ${practiceFormat}. "notes" and "summaries" hold your own words. "records" has
a list for each table, with the names of the database; instants are ISO 8601, amounts are in whole units of their
currency, and minutes of the day count from midnight in the zone of the calendar. Rows refer to each other by id. The tables:

${listed(practiceRecords.map(({ rule }) => `${rule.table}: ${nameInWords(rule.table).toLowerCase()}`))}

Reading it elsewhere

Another installation of this software reads this file, and a second reading changes nothing. Clients become client
cards: choose the file, or clients.csv in it, under Clients, Import clients; a preview comes first. Then choose the file
under Practice, Practice file. Your weekly hours, if you have set none there, your kinds of session and letters, and your
sessions and notes with people who have an account there under the same confirmed email address, become those of that
practice. Past sessions become their history; coming ones reserve their time and ask for no fee. A signed note is signed
again, with the day of the reading. Everything else becomes records of the client or the client card, to read only, with
the files; the page lists each line that was left out, and why. No total counts the money, and nobody is notified.

Rows with "brought_at" came from the file of another practice, on that day. Nothing here proves them.

What is not in it

${listed(Object.keys(leftOut))}
- Clients who have closed their account, and answers to forms that are not signed.
`;
