import type { LegalSection } from '@/components/site/legal/legal-document';
import { Mailbox, Points, To, WhoAnswers } from '@/components/site/legal/parts';
import { usualNoticeHours } from '@/content/booking';
import type { LegalIdentity } from '@/lib/site/owner/kind';

export const termsSummary = [
  'We bring you together with therapists and run the pages you use. Therapy itself is between you and your therapist.',
  'This is not an emergency service. In danger call 112.',
  `You see each fee before you owe it. Cancelling in time costs nothing: ${usualNoticeHours} hours ahead, or as the page says on which you book.`,
  'You can leave at any time.',
];

export const termsSections = (owner: LegalIdentity): readonly LegalSection[] => [
  {
    id: 'agreement',
    title: 'What you agree to',
    body: (
      <p>
        These terms are a contract between you and {owner.legalName} (“we”) about using this site and what we
        offer on it. You accept them when you make an account, write to a therapist through us or pay. Reading
        needs no contract.
      </p>
    ),
  },
  {
    id: 'not-emergency',
    title: 'Not for emergencies',
    body: (
      <p>
        Nobody watches messages round the clock. If a life is in danger, call 112. To talk to someone at any
        hour, call Tele-MANAS on 14416. More numbers are under{' '}
        <To href="/resources/crisis-support">urgent help</To>.
      </p>
    ),
  },
  {
    id: 'what-we-do',
    title: 'What we do, and what therapists do',
    body: (
      <>
        <p>
          Therapists are independent professionals. We check their documents before they are listed, show what
          they tell us and carry messages, bookings and payments. Treatment, advice and professional secrecy
          are theirs.
        </p>
        <p>
          Articles, tools and screenings inform. They are not a diagnosis and do not replace talking to a
          professional. We promise care, not a cure.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <Points
        items={[
          'You are 18 or older, or your parent or guardian has agreed.',
          'What you tell us about yourself is true, above all your role: no one is listed as a therapist before we have checked.',
          'Your password is yours alone. Tell us at once if someone else may know it.',
          'You may close the account at any time.',
        ]}
      />
    ),
  },
  {
    id: 'fees',
    title: 'Fees and payment',
    body: (
      <>
        <p>
          Each therapist sets a fee for a session; fixed prices of our own are on the{' '}
          <To href="/products">price list</To>. All are in Indian rupees or, for people abroad, in US dollars
          as shown. A payment counts when it has reached the account, not when a picture of it was sent.
        </p>
        <p>
          Cancelling and getting money back is described under <To href="/refunds">refunds</To>.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    body: (
      <Points
        items={[
          'No threats, no hate, no harassment, of anyone.',
          'No recording of a session without everyone’s consent.',
          'No attempt to reach other people’s data, to overload the service, or to copy it by machine.',
          'No advertising and no false names of professionals.',
        ]}
      />
    ),
  },
  {
    id: 'our-texts',
    title: 'Our texts and pictures',
    body: (
      <p>
        You may print and share tools and articles for yourself, your family, your patients or your class,
        unchanged and with our name. Anything else needs our permission. The screening questionnaires belong
        to their authors and carry their own licence line.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'If something goes wrong',
    body: (
      <>
        <p>
          We are liable without limit where the law says so: for intent, for gross negligence, and for harm to
          life and health caused by us. For other damage we are liable for what could be foreseen, up to what
          you paid us in the twelve months before.
        </p>
        <p>
          Nothing here takes away rights you have as a consumer under the Consumer Protection Act, 2019, or
          against your therapist.
        </p>
      </>
    ),
  },
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <p>
        You may stop whenever you like. We may close an account that breaks these terms; we say why, and where
        it is safe we warn first. We refund sessions that did not take place. If you are in the middle of
        therapy, we help you to continue elsewhere.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and complaints',
    body: (
      <>
        <p>
          Indian law applies. Please write to us first at <Mailbox />; most things can be put right. Courts in{' '}
          {owner.courts} are competent, and you may also turn to the consumer commission where you live.
        </p>
        <WhoAnswers owner={owner} />
      </>
    ),
  },
];
