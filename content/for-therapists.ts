/** Words of /for-therapists: only what the product does today, and no figure that it does not read. */
export const costs = [
  {
    title: 'Nothing to join, nothing each month',
    text: 'You pay us no joining fee, no subscription and no share of your fees. Nobody can pay for a better place in the directory either.',
  },
  {
    title: 'Your fee arrives whole',
    text: 'Clients pay to your own UPI ID or bank account. When we receive a fee for you, for example by card, we owe you all of it and pay it out.',
  },
] as const;

export const yours = [
  {
    title: 'Your clients',
    text: 'You add them and you invite them. We do not write to people whom you import, and you can record a fee that they pay in cash.',
  },
  {
    title: 'Your notes',
    text: 'They are stored encrypted. Our team sees no note and no conversation of a therapy.',
  },
  {
    title: 'Your time',
    text: 'You set your hours, your minimum notice, where you meet and when people pay. A rule that you change later leaves earlier bookings as they are.',
  },
  {
    title: 'Your words',
    text: 'You write your profile. We check titles and registrations against the register before we publish it.',
  },
] as const;

export const moving = [
  {
    title: 'Open an account and apply',
    text: 'Choose “Therapist”, and send your register number, your degree with its certificate and the words of your profile. We read every application ourselves.',
  },
  {
    title: 'Set up your practice',
    text: 'A list on your first page says what is open: photo, fee, hours, where you meet, the account for your fees.',
  },
  {
    title: 'Import your clients',
    text: 'Import the client list of SimplePractice, Google Contacts or Calendly, or a spreadsheet of your own. Then import your upcoming sessions from the .ics file of your calendar. You see each line before it counts, nobody is notified, and you can undo an import for a day.',
  },
  {
    title: 'Invite them when you like',
    text: 'By email, or by a link that you send yourself, for example in WhatsApp. Your sessions can appear in the calendar you use now, and its busy times are not offered here.',
  },
] as const;

export const leaving = [
  'Download your practice file at any time: clients, sessions, every note that you wrote, signed forms with their answers, shared results, conversations, payments, receipts and your hours. Lists open in a spreadsheet, appointments in a calendar, and the whole is one file that programs can read.',
  'A text in the file explains each part and names what is not in it.',
  'You can download the accounts of a financial year as a spreadsheet for your accountant.',
  'You can hand over a client who agrees to another therapist, with a summary that you write.',
  'You can close your account yourself. Records that the law asks us to keep are kept for that time, as our privacy notice says.',
] as const;
