import { site } from '@/content/site';
import { doorwayUrl } from './doorway';

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
