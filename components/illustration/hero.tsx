import { ProfileHead } from './parts/heads';
import { art } from './parts/palette';
import { Picture, type PictureProps } from './parts/picture';
import { Marigolds } from './parts/things';

/** Two people talking in a sunlit room: the first picture of the home page. 640 × 560. */
export function Hero(props: PictureProps) {
  return (
    <Picture width={640} height={560} {...props}>
      <rect width="640" height="560" rx="40" fill={art.sky} />
      <path d="M0 436H640V520A40 40 0 0 1 600 560H40A40 40 0 0 1 0 520Z" fill={art.clay} fillOpacity=".34" />
      <Jharokha />
      <ellipse cx="320" cy="506" rx="272" ry="40" fill={art.rose} fillOpacity=".8" />
      <ellipse
        cx="320"
        cy="506"
        rx="250"
        ry="33"
        stroke={art.cream}
        strokeWidth="3.5"
        strokeDasharray="1 11"
      />
      <path d="M212 362H428L540 560H330Z" fill={art.sun} fillOpacity=".26" />
      <Lamp />
      <Palm />
      <Speaker />
      <Listener />
      <Table />
    </Picture>
  );
}

const opening =
  'M222 344V178A25 25 0 0 1 231 140 26 26 0 0 1 257 108 28 28 0 0 1 294 90Q312 84 320 62 328 84 346 90A28 28 0 0 1 383 108 26 26 0 0 1 409 140 25 25 0 0 1 418 178V344Z';

function Jharokha() {
  return (
    <g>
      <path d="M200 362V62Q200 46 216 46H424Q440 46 440 62V362Z" fill={art.clay} />
      <path d={opening} fill={art.cream} />
      <circle cx="320" cy="200" r="98" fill={art.sun} fillOpacity=".3" />
      <circle cx="320" cy="200" r="46" fill={art.sun} />
      <path d="M222 270C258 238 300 250 332 272 362 246 394 246 418 258V344H222Z" fill={art.leaf2} />
      <path d="M222 312C270 284 340 316 418 292V344H222Z" fill={art.leaf} />
      <path
        d="M252 150Q258 143 264 149 270 143 276 150M356 126Q361 120 366 125 371 120 376 126"
        stroke={art.deep}
        strokeWidth="2.5"
      />
      <path d="M226 62l6 8-6 8-6-8zM414 62l6 8-6 8-6-8z" fill={art.sun} />
      <rect x="184" y="344" width="272" height="20" rx="8" fill={art.rose} />
      <path d="M190 36H450L440 54H200Z" fill={art.rose} />
    </g>
  );
}

function Lamp() {
  return (
    <g>
      <path d="M92 0V76" stroke={art.wood} strokeWidth="3" />
      <path d="M54 118C54 90 74 74 92 74S130 90 130 118Z" fill={art.leaf} />
      <ellipse cx="92" cy="118" rx="38" ry="7" fill={art.sun} />
    </g>
  );
}

/** A fan palm behind the listener's chair, in a clay pot. */
function Palm() {
  return (
    <g>
      <g fill={art.leaf2}>
        <path d="M590 430C560 372 548 300 556 214 588 280 600 360 596 430Z" />
        <path d="M594 430C590 350 602 290 634 240 642 310 628 380 602 430Z" />
      </g>
      <g fill={art.leaf}>
        <path d="M592 430C540 400 508 356 492 300 546 330 582 372 598 430Z" />
        <path d="M592 430C580 340 584 240 606 168 622 250 616 350 602 430Z" />
      </g>
      <path d="M562 424H632L622 492Q621 502 610 502H584Q573 502 572 492Z" fill={art.clay} />
      <rect x="554" y="416" width="84" height="18" rx="7" fill={art.clay} />
      <path d="M562 434H632L631 440H563Z" fill={art.hair} fillOpacity=".18" />
    </g>
  );
}

/** The cane armchair each of them sits in, drawn facing right. */
function Chair() {
  return (
    <g>
      <path d="M66 330L86 508M232 410L238 512" stroke={art.wood} strokeWidth="9" />
      <path d="M48 262Q62 246 80 260L106 400H74Z" fill={art.cream} stroke={art.wood} strokeWidth="8" />
      <path
        d="M59 278L84 302M64 306L90 330M69 334L95 358M79 280L61 298M84 308L66 326M90 336L71 354"
        stroke={art.sun}
        strokeWidth="2"
      />
      <rect x="68" y="396" width="176" height="26" rx="12" fill={art.sun} />
      <path d="M72 414H240" stroke={art.clay} strokeWidth="6" strokeOpacity=".6" />
    </g>
  );
}

function Speaker() {
  return (
    <g>
      <Chair />
      <path d="M240 430L262 498" stroke={art.cream} strokeWidth="28" />
      <path d="M252 492Q276 492 296 505 301 513 292 513H250Z" fill={art.deep} />
      <path d="M216 430L216 498" stroke={art.cream} strokeWidth="30" />
      <path d="M200 492Q226 492 246 505 251 513 242 513H200Z" fill={art.deep} />
      <path
        d="M138 262C108 266 96 296 90 338L82 404Q140 420 192 418L190 456Q226 464 258 454C264 420 262 392 248 378 232 364 206 364 186 366 190 340 194 322 192 306 190 282 182 266 160 262Z"
        fill={art.indigo}
      />
      <path
        d="M192 418Q176 398 150 396M186 366Q180 372 176 374"
        stroke={art.hair}
        strokeOpacity=".3"
        strokeWidth="3"
      />
      <ProfileHead x={158} y={222} scale={1.15} skin="skin1" hair="short" beard />
      <path d="M134 260Q158 276 178 260L176 272Q154 284 134 270Z" fill={art.cream} />
      <path
        d="M226 320C232 312 236 300 244 296 249 294 251 299 248 303L246 307C256 303 266 302 275 304 280 306 279 311 274 312L262 313 272 316C276 318 275 323 270 323 260 325 250 330 238 332Z"
        fill={art.skin1}
      />
      <path d="M130 298Q132 346 152 362 186 352 230 328" stroke={art.indigo} strokeWidth="30" />
      <path
        d="M146 310Q150 338 160 342 192 332 222 315"
        stroke={art.hair}
        strokeOpacity=".3"
        strokeWidth="3"
      />
    </g>
  );
}

function Listener() {
  return (
    <g transform="translate(640 0) scale(-1 1)">
      <Chair />
      <path d="M240 494Q264 492 282 505 287 513 278 513H232Z" fill={art.wood} />
      <path
        d="M138 262C108 266 96 296 90 338L86 400H190L190 340C194 318 194 306 192 298 188 276 180 266 160 262Z"
        fill={art.rose}
      />
      <path
        d="M82 404Q140 420 190 418L184 500Q230 512 268 500C272 450 266 392 250 378 232 364 206 362 180 356L96 352Z"
        fill={art.leaf}
      />
      <path d="M184 492Q230 504 269 492" stroke={art.sun} strokeWidth="7" />
      <path
        d="M190 418Q176 402 150 398M204 420Q202 456 206 490M232 416Q236 456 232 492"
        stroke={art.deep}
        strokeOpacity=".5"
        strokeWidth="3"
      />
      <path d="M116 270C132 262 152 260 162 264 184 292 192 330 194 366L100 372Z" fill={art.leaf} />
      <path d="M160 263Q184 294 194 364" stroke={art.sun} strokeWidth="7" />
      <path d="M118 268C98 300 90 360 74 446L108 452C112 390 124 320 148 264Z" fill={art.leaf} />
      <path d="M74 446L108 452" stroke={art.sun} strokeWidth="8" />
      <ProfileHead x={156} y={222} scale={1.15} skin="skin3" hair="silver-bun" spectacles />
      <path d="M150 352L222 340L232 362L160 376Z" fill={art.cream} />
      <path d="M150 352L222 340L224 346L152 358Z" fill={art.clay} />
      <path d="M132 320Q134 352 152 362 176 364 206 354" stroke={art.skin3} strokeWidth="19" />
      <path d="M130 296L133 326" stroke={art.rose} strokeWidth="32" />
      <path d="M180 352L183 371M187 350L190 369" stroke={art.sun} strokeWidth="3.5" />
    </g>
  );
}

function Table() {
  return (
    <g>
      <path d="M290 446L280 520M350 446L360 520" stroke={art.wood} strokeWidth="8" />
      <rect x="258" y="434" width="124" height="15" rx="7.5" fill={art.wood} />
      <path d="M278 398H300L297 434H281Z" fill={art.cream} fillOpacity=".75" />
      <path d="M279 408H299L297 434H281Z" fill={art.clay} />
      <path d="M340 398H362L359 434H343Z" fill={art.cream} fillOpacity=".75" />
      <path d="M341 408H361L359 434H343Z" fill={art.clay} />
      <path
        d="M286 388Q282 380 287 374T287 362M350 388Q346 380 351 374T351 362"
        stroke={art.cream}
        strokeWidth="3"
      />
      <path d="M306 424H334Q332 434 326 434H314Q308 434 306 424Z" fill={art.deep} />
      <Marigolds x={320} y={427} />
    </g>
  );
}
