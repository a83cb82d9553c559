import { Drawing } from '@/components/illustration/drawing';
import { Card } from '@/components/ui/card';
import { ArrowRight } from '@/components/ui/icons';

const features = [
  {
    title: 'Quick Clarity Quiz',
    text: 'A few questions that put a name to how the last two weeks have been. Scored on your device, sent to nobody.',
    href: '/clarity-quiz',
    link: 'Take the quiz',
    picture: 'clarity',
  },
  {
    title: 'Personalized Match',
    text: 'Say what matters to you: language, fee, city, what it is about. We show who fits, and why.',
    href: '/match',
    link: 'Find my match',
    picture: 'match',
  },
  {
    title: 'Comprehensive Care',
    text: 'Talks, assessments, group workshops and things to try on your own, under one quiet roof.',
    href: '/services',
    link: 'See what we offer',
    picture: 'care',
  },
] as const;

export function HomeFeatures() {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {features.map(({ title, text, href, link, picture }) => (
        <Card
          asChild
          key={href}
          variant="raised"
          size="flush"
          className="group relative flex flex-col p-6 transition-shadow focus-within:shadow-float hover:shadow-float"
        >
          <li>
            <Drawing name={picture} className="mb-5 h-36 w-full object-contain" />
            <h3>{title}</h3>
            <p className="mt-2 grow text-muted-foreground">{text}</p>
            {/* The link covers the whole card, so that a thumb can hit it anywhere; its own words name it. */}
            <a
              href={href}
              className="tap mt-3 gap-2 font-semibold text-primary underline-offset-4 after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              {link}
              <ArrowRight aria-hidden="true" className="size-4" />
            </a>
          </li>
        </Card>
      ))}
    </ul>
  );
}
