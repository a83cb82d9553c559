/** Days for which the links in mails about messages work. */
export const linkDays = 30;

/** Topics of the public contact form (product.md §2), in the order they are offered. */
export const contactTopics = [
  { value: 'general-support', label: 'General support' },
  { value: 'request-demo', label: 'Request a demo' },
  { value: 'contact-therapist', label: 'Contact a therapist' },
  { value: 'individual-therapy', label: 'Individual therapy' },
  { value: 'couples-family', label: 'Couples and family therapy' },
  { value: 'assessments', label: 'Psychological assessments' },
  { value: 'workshops', label: 'Workshops and webinars' },
  { value: 'billing', label: 'Billing' },
  { value: 'other', label: 'Something else' },
] as const;

export type ContactTopic = (typeof contactTopics)[number]['value'];

export const therapistTopic: ContactTopic = 'contact-therapist';

/** The topic that needs a company, its size and times for a talk. */
export const demoTopic: ContactTopic = 'request-demo';

/** Company sizes in a request for a demo. */
export const headcounts = ['Up to 50', '51 to 200', '201 to 1,000', 'More than 1,000'] as const;

/** The topic with that name, if any; an address can hold any text. */
export function topicNamed(text: string): (typeof contactTopics)[number] | undefined {
  return contactTopics.find(({ value }) => value === text);
}

export const contactMethods = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'either', label: 'Either' },
] as const;

export const contactFormKind = 'contact';
export const therapistContactFormKind = 'therapist-contact';

/** Jobs of this noun. The first name is the specification's (product.md §7). */
export const contactTasks = {
  notifyTherapist: 'send-therapist-notification',
  notifySupport: 'send-support-notification',
  confirmMessage: 'send-contact-receipt',
  confirmRequest: 'send-contact-request-receipt',
  mailAnswer: 'send-contact-answer',
  reportUnreachableTherapist: 'report-unreachable-therapist',
  queueMissingNotifications: 'queue-missing-notifications',
} as const;

/** Texts that the browser also needs; separate, so that the other texts are not sent to it (product.md §8). */
export const therapistsNotLoaded = 'Failed to load therapists';
export const noTherapists = 'No therapists available';

/** Texts of product.md §5 and §8. */
export const contactMessages = {
  notSaved: 'Failed to save message. Please try again.',
  selectTherapist: 'Please select a therapist',
  notSent: 'Failed to send message. Please try again.',
  sent: 'Your message has been sent successfully! The therapist will contact you soon.',
  savedOnly: 'Your message has been saved. The therapist will be notified.',
  unavailable: 'You can no longer write to this therapist here. Please choose another therapist.',
} as const;

/** "Message saved and email to {name} opened! …" (product.md §8). */
export function savedAndOpened(name: string): string {
  return `Message saved and email to ${name} opened! Please send the email from your email client.`;
}

export type Letter = { readonly to: string; readonly subject: string; readonly body: string };

/** Characters: browsers and mail programs cut links of more than about 2,000. */
const longestBody = 1_500;

/**
 * `mailto:` link with the letter filled in. Every part is encoded, so that no typed text adds a recipient or
 * a header; a long text is cut between characters and marked as cut.
 */
export function mailtoLink({ to, subject, body }: Letter): string {
  let text = '';
  let length = 0;
  for (const character of body) {
    length += encodeURIComponent(character).length;
    if (length > longestBody) {
      text += '…\n\n(The full message is saved with us.)';
      break;
    }
    text += character;
  }
  const crlf = text.replace(/\r?\n/g, '\r\n');
  const address = to.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(crlf)}`;
}
