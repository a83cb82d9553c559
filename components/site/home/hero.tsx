import { Drawing } from '@/components/illustration/drawing';
import { Button } from '@/components/ui/button';
import { site } from '@/content/site';

export function HomeHero() {
  return (
    <div className="container-page grid items-center gap-8 pt-8 pb-12 md:grid-cols-[1.05fr_1fr] md:gap-12 lg:pt-14 lg:pb-20">
      <div className="space-y-6">
        <h1>A calm place to talk things through</h1>
        <p className="max-w-[34rem] text-muted-foreground text-lead">
          Counselling and therapy with trained people across India, and for Indians wherever they live. In
          your language, at your pace, by video, by phone or face to face.
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-1 max-sm:*:px-3">
          <Button asChild>
            <a href="/signup">Create Account</a>
          </Button>
          <Button asChild variant="outline">
            <a href="/professionals">Find a therapist</a>
          </Button>
        </div>
        <p className="text-muted-foreground text-small">
          Looking is free and needs no account. The first consultation takes {site.consultationMinutes}{' '}
          minutes.
        </p>
      </div>
      <Drawing name="hero" first className="mx-auto w-full max-w-xl" />
    </div>
  );
}
