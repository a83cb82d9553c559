import { site } from '@/content/site';

/**
 * The picture of the share cards, 520 by 630: a doorway with the morning behind it and a lamp on the step. It uses
 * plain hex colours, the light ones of the design language, because the cards' renderer knows neither tokens nor
 * oklch.
 */
const doorway = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 520 630" width="520" height="630">
<path d="M0 0h520v630H0z" fill="#00443e"/>
<path d="M70 630V300C70 160 150 84 260 48c110 36 190 112 190 252v330Z" fill="#005850"/>
<path d="M112 630V308c0-112 62-176 148-208 86 32 148 96 148 208v322Z" fill="#f6e6c7"/>
<circle cx="260" cy="330" r="92" fill="#f3af49"/>
<path d="M112 400c46-34 92-30 140 6 50 38 104 34 156-14v238H112Z" fill="#5b9c7a"/>
<path d="M112 470c60-26 112-16 160 12 46 26 92 24 136 2v146H112Z" fill="#2a725c"/>
<path d="M196 592c4-36 54-42 58-70 2-16-18-22-16-38 20 10 48 22 46 46-2 26-28 36-24 62Z" fill="#f6e6c7"/>
<path d="M112 590h296v40H112Z" fill="#fcf6e9"/>
<path d="M306 562h84c-2 22-18 36-42 36s-40-14-42-36Z" fill="#c76d49"/>
<path d="M348 558c-14-10-16-26 0-46 16 20 14 36 0 46Z" fill="#f0a437"/>
<path d="M96 600c-30-6-44-28-44-60 28 4 44 22 44 60Zm0 0c-4-40 6-66 34-84 10 34 0 62-34 84Z" fill="#5b9c7a"/>
<path d="M74 596h46l-6 34H80Z" fill="#c76d49"/>
</svg>`;

const doorwayUrl = `data:image/svg+xml;base64,${Buffer.from(doorway).toString('base64')}`;

export type ShareCardWords = {
  readonly kicker: string;
  readonly title: string;
  /** A smaller line below the title. */
  readonly detail?: string;
  /** A portrait as a data address of a PNG, in place of the drawing. */
  readonly portrait?: string;
  /** Somebody invented: the card says so, as pages do. */
  readonly sample?: boolean;
};

/** Size in pixels that messengers and search engines ask for. */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Drawn by a renderer that knows only flex boxes and inline styles; never part of a page. */
export function ShareCard({ kicker, title, detail, portrait, sample }: ShareCardWords) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#fcf9f2', color: '#152828' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 680,
          padding: '64px 56px 60px 72px',
        }}
      >
        <div style={{ display: 'flex', fontFamily: 'Fraunces', fontSize: 42, color: '#005850' }}>
          {site.name}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ display: 'flex', fontSize: 30, color: '#7f4608' }}>{kicker}</div>
          <div
            style={{
              display: 'flex',
              marginTop: 14,
              fontFamily: 'Fraunces',
              fontSize: title.length > 34 ? 60 : 72,
              lineHeight: 1.08,
              letterSpacing: '-0.02em',
            }}
          >
            {title}
          </div>
          {detail ? (
            <div style={{ display: 'flex', marginTop: 22, fontSize: 30, color: '#3a4c4b' }}>{detail}</div>
          ) : null}
          {sample ? (
            <div style={{ display: 'flex', marginTop: 22 }}>
              <div
                style={{
                  display: 'flex',
                  padding: '4px 22px',
                  borderRadius: 28,
                  fontSize: 28,
                  background: '#fcecd3',
                  color: '#7f4608',
                }}
              >
                Sample
              </div>
            </div>
          ) : null}
        </div>
        <div style={{ display: 'flex', width: 96, height: 8, borderRadius: 4, background: '#f0a437' }} />
      </div>
      {/* biome-ignore lint/performance/noImgElement: becomes pixels of the card, not an element of a page */}
      <img src={portrait ?? doorwayUrl} width={520} height={630} style={{ objectFit: 'cover' }} alt="" />
    </div>
  );
}
