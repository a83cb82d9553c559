import type { LegalSection } from '@/components/site/legal/legal-document';
import { Mailbox, Points, To } from '@/components/site/legal/parts';
import { site } from '@/content/site';

export const accessibilitySummary = [
  'We build to the Web Content Accessibility Guidelines 2.2, level AA.',
  'Reading, searching, writing to us and finding urgent help work with JavaScript switched off.',
  'If something does not work for you, tell us. We answer within 24 hours and help you in another way until it is fixed.',
];

export const accessibilitySections: readonly LegalSection[] = [
  {
    id: 'what-works',
    title: 'What you can rely on',
    body: (
      <Points
        items={[
          'Everything can be done with a keyboard, in an order that makes sense, with a focus ring you can see.',
          'Headings, landmarks, labels and errors have names that a screen reader says.',
          'Running text is at least 16 pixels, small print 15, and the labels below pictures in menus 13, with strong contrast in light and dark. All of it may be enlarged to 400 percent without sideways scrolling.',
          'Buttons and menus are at least 44 pixels high and wide. Links in tables and headings may be lower, but no less than 24 pixels.',
          'Nothing moves if your device asks for less motion. Nothing flashes.',
          'Forms keep what you typed, show errors beside the field, and have no time limit.',
          'Worksheets and the crisis page print cleanly.',
        ]}
      />
    ),
  },
  {
    id: 'sessions',
    title: 'In sessions',
    body: (
      <p>
        Tell your therapist, or us, what you need: captions, text instead of talk, a room without steps,
        someone who signs, more time. The <To href="/professionals">list of professionals</To> says who meets
        by phone, by video and in person.
      </p>
    ),
  },
  {
    id: 'limits',
    title: 'Where we fall short',
    body: (
      <Points
        items={[
          'Pages are in English. Therapists speak many more languages than this site does.',
          'Booking pages, payment apps and video calls of other companies are theirs; where one does not work for you, we arrange it by email or phone.',
          'Portraits and pictures of payments that people upload cannot always be described.',
        ]}
      />
    ),
  },
  {
    id: 'how-we-test',
    title: 'How we test',
    body: (
      <p>
        With automatic checks on every page, in light and dark and at 320 pixels, and by hand with a keyboard
        and screen readers. This statement is our own assessment, made with the Rights of Persons with
        Disabilities Act, 2016, and WCAG 2.2 in mind.
      </p>
    ),
  },
  {
    id: 'tell-us',
    title: 'Tell us',
    body: (
      <p>
        Write to <Mailbox /> or use the <To href="/contact?topic=general-support">contact form</To>. Say which
        page, what you tried and what you use to read it, if you like. {site.responsePromise} If our answer
        does not help, our grievance officer looks at it: see{' '}
        <To href="/privacy#grievance">whom to write to</To>.
      </p>
    ),
  },
];
