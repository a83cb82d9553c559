import type { LegalSection } from '@/components/site/legal/legal-document';
import { Points, To, WhoAnswers } from '@/components/site/legal/parts';
import { retention } from '@/content/retention';
import type { LegalIdentity } from '@/lib/site/owner/kind';

export const privacySummary = [
  'Reading this site needs no name, no account and no tracking cookie.',
  'We use what you tell us only for the purpose for which you told us. We sell nothing.',
  'You can get a copy, correct it, erase it, and withdraw any consent.',
  'You need to be 18, or have a parent or guardian agree.',
];

export const privacySections = (owner: LegalIdentity): readonly LegalSection[] => [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <>
        <p>
          {owner.legalName} (“we”) decides why and how your personal data is used. The Digital Personal Data
          Protection Act, 2023 (“DPDP Act”) calls this the data fiduciary, and you the data principal.
        </p>
        <p>
          Your therapist writes their own professional notes and is responsible for them. They are encrypted
          here so that no one else can open them. Therapists are bound to secrecy by their profession and by
          the Mental Healthcare Act, 2017.
        </p>
      </>
    ),
  },
  {
    id: 'what',
    title: 'What we collect, and why',
    body: (
      <Points
        items={[
          <>
            <strong>When you write to us:</strong> name, email, phone if you give it, topic and message. To
            answer you.
          </>,
          <>
            <strong>When you write to a therapist:</strong> the same, for that therapist. Their notice by
            email holds your name and a link, never the message.
          </>,
          <>
            <strong>When you create an account:</strong> name, email, a scrambled password or your Google
            account’s name and address, your role and, if you like, phone, goals and a picture. To let you in
            and to show the right pages.
          </>,
          <>
            <strong>When you sign in:</strong> the kind of browser and a scrambled form of your network
            address, so that you can see your devices and sign them out.
          </>,
          <>
            <strong>When you pay:</strong> payer’s name, bank, the digits of an account, reference number and
            a picture of the payment. To find your payment and to give a receipt. We never ask for a PIN or a
            card number.
          </>,
          <>
            <strong>When your therapist sends you a form:</strong> your answers and your signature, encrypted
            so that only you and that therapist can read them. For a person under 18, also the name and email
            of the guardian who signs first.
          </>,
          <>
            <strong>When you subscribe to the newsletter:</strong> your email, after you have confirmed it.
          </>,
          <>
            <strong>When you take a screening or use the match:</strong> nothing. Both work on your device.
            Your answers reach us, in an address, only when you ask the match to search everyone or use it
            without JavaScript; we use them for that search and store nothing. We save a screening result to
            your account only if you press the button for it, and never with your answers. A therapist sees it
            only if you share it. Without JavaScript, a questionnaire that your therapist asked for sends its
            answers when you press “Share”; we store only the total.
          </>,
          <>
            <strong>When you work with a therapist:</strong> homework with your notes, the goals of a plan,
            and a safety plan if you share it. All three are stored encrypted, for the two of you.
          </>,
          <>
            <strong>When you meet in the video room:</strong> who was in it and when. If you like, you tell
            your therapist before the call whether you can talk, where you are and who to call; it is stored
            encrypted, so that only the two of you can read it. Picture and sound go from your browser to
            theirs, encrypted; where no direct connection is possible, a relay passes them on and cannot open
            them. The call is not recorded.
          </>,
          <>
            <strong>When you want reminders by SMS or WhatsApp:</strong> your number, after you have proven
            it, and what was sent when. The words say when an appointment is, never with whom or what it is
            about.
          </>,
          <>
            <strong>On your own device, and nowhere else:</strong> public pages that you opened and the
            numbers for urgent help, so that they open without a connection; when signed in, also when and
            where your next session is, and what you type into a long form until you send it. The last two go
            when you sign out, and a draft when you close the tab, unless you keep it.
          </>,
          <>
            <strong>When you send a form:</strong> a scrambled form of your network address for at most a day,
            to stop abuse. When you just read: nothing.
          </>,
        ]}
      />
    ),
  },
  {
    id: 'consent',
    title: 'Your consent',
    body: (
      <>
        <p>
          We ask for each purpose separately, in plain words, before we begin. An account needs two of them:
          that you agree to the terms, and that we may use your name, email, phone and role to run it. Sharing
          something about your health and getting our newsletter are your choice; saying no to one does not
          close the others.
        </p>
        <p>
          You can withdraw a consent as easily as you gave it; what was done before stays lawful. Withdrawing
          the one for your health deletes at once your goals, those of your plans too, homework, kept results,
          a safety plan you share, what you told before a call, a summary for your next therapist and forms
          you have not signed. Conversations, signed forms and records you asked for stay until you delete
          your account, because they are your therapist’s record as much as yours. Withdrawing one that the
          account needs closes the account.
        </p>
        <p>
          We must retain or hand over some data because a law or a court requires it, and a therapist may have
          to act when someone’s life is in danger. We then share as little as the law allows, and tell you if
          we may.
        </p>
      </>
    ),
  },
  {
    id: 'age',
    title: 'Children and young people',
    body: (
      <p>
        You need to be 18 to use the service on your own. For anyone younger a parent or lawful guardian has
        to agree first, in a way that can be verified. We show no advertising to anyone and do not track
        children. A child in trouble can call 1098 without asking anyone.
      </p>
    ),
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    body: (
      <Points
        items={[
          'The therapist you write to or work with: what concerns your work together. They may take a copy of their records with them; your access log says when.',
          'Our support team: messages to us, payments, and your account when you ask for help with it. Each look is recorded.',
          'Companies that run servers, send emails or store files for us: under contract, on our instructions, for no purpose of their own.',
          'Companies that carry texts, if you want reminders on your phone: an SMS goes through an SMS company and your mobile network, a WhatsApp message through WhatsApp, which belongs to Meta. They get your number and the words of the text: the code that proves it, or the time of an appointment with a link to it. A notice that you let your browser show goes, encrypted, through the company of that browser.',
          'No one else. No advertisers, no data dealers, no employer, not your family. A company that pays for hours learns how many were used, but not who used them.',
        ]}
      />
    ),
  },
  {
    id: 'where',
    title: 'Where it is, and how it is guarded',
    body: (
      <p>
        Data is encrypted on its way to us. Those who store it for us have to encrypt disks and back-ups.
        Passwords are stored so that no one can read them, including us. Files are opened only by those they
        concern. If your data is ever exposed, we tell you and the Data Protection Board of India without
        delay, with what happened and what you can do.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <dl className="divide-y divide-border border-border border-y">
        {Object.values(retention).map(({ what, words }) => (
          <div key={what} className="grid gap-x-6 py-2.5 sm:grid-cols-[1fr_1.2fr]">
            <dt className="font-semibold">{what}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <Points
          items={[
            <>
              <strong>A copy</strong> of your data and a list of those it was shared with.
            </>,
            <>
              <strong>Correction</strong> of what is wrong or incomplete.
            </>,
            <>
              <strong>Erasure</strong> of data that is no longer needed and that no law requires us to retain.
            </>,
            <>
              <strong>A nominee:</strong> someone who may use these rights for you if you die or can no longer
              act.
            </>,
            <>
              <strong>A complaint:</strong> first to our grievance officer, then to the Data Protection Board
              of India.
            </>,
          ]}
        />
        <p>
          With an account you do all of this yourself in your <To href="/account/privacy">privacy centre</To>,
          where you also see who opened your record. Without one, write to us from the address we know, or use
          the <To href="/contact?topic=other">contact form</To>. We may ask one question to be sure that it is
          you. It costs nothing.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies',
    body: (
      <p>
        Guests get none. Signing in sets one that keeps you signed in, one that only remembers that someone
        has signed in here before, and one that lets you in while strangers try passwords on your account;
        that one lasts six months. A link to set a password or to use Google sets one for some minutes. All
        are ours. There is no banner because there is nothing to agree to.
      </p>
    ),
  },
  { id: 'grievance', title: 'Who to write to', body: <WhoAnswers owner={owner} /> },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When this notice changes in a way that matters to you, we tell you before it takes effect and ask
        again where your consent is needed. The day at the top is the day of the version you are reading.
      </p>
    ),
  },
];
