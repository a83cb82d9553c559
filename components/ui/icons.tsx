import {
  ArrowLeft as arrowLeft,
  ArrowRight as arrowRight,
  ArrowUp as arrowUp,
  BadgeCheck as badgeCheck,
  Bell as bell,
  BookOpen as bookOpen,
  Briefcase as briefcase,
  CalendarClock as calendarClock,
  Check as check,
  ChevronDown as chevronDown,
  CircleUserRound as circleUserRound,
  ClipboardList as clipboardList,
  Clock as clock,
  DoorOpen as doorOpen,
  Download as download,
  ExternalLink as externalLink,
  FileText as fileText,
  GraduationCap as graduationCap,
  HeartHandshake as heartHandshake,
  House as house,
  type IconNode,
  Inbox as inbox,
  IndianRupee as indianRupee,
  Languages as languages,
  LayoutDashboard as layoutDashboard,
  Leaf as leaf,
  LifeBuoy as lifeBuoy,
  LogOut as logOut,
  Mail as mail,
  MapPin as mapPin,
  Menu as menu,
  MessageCircle as messageCircle,
  MessageSquareText as messageSquareText,
  MessagesSquare as messagesSquare,
  Mic as mic,
  MicOff as micOff,
  MonitorSmartphone as monitorSmartphone,
  MoonStar as moonStar,
  PanelLeft as panelLeft,
  Phone as phone,
  PhoneOff as phoneOff,
  PictureInPicture2 as pictureInPicture2,
  Printer as printer,
  Rss as rss,
  ScreenShare as screenShare,
  Search as search,
  Settings2 as settings2,
  ShieldCheck as shieldCheck,
  SlidersHorizontal as slidersHorizontal,
  Star as star,
  Users as users,
  Video as video,
  VideoOff as videoOff,
  Volume2 as volume2,
  X as x,
} from 'lucide';
import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

const stroke = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

function Shapes({ node }: { node: IconNode }) {
  return node.map(([Shape, attributes], place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of an icon never change
    <Shape key={place} {...attributes} />
  ));
}

/**
 * An icon as plain markup. Lucide's React package makes every icon a client component: its shape travels to the
 * browser twice more, and public pages need no script to show a picture.
 */
function Icon({ node, ...props }: IconProps & { node: IconNode }) {
  return (
    <svg {...stroke} width="24" height="24" focusable="false" aria-hidden="true" {...props}>
      <Shapes node={node} />
    </svg>
  );
}

const repeated = {
  'badge-check': badgeCheck,
  'calendar-clock': calendarClock,
  languages,
  'map-pin': mapPin,
  star,
} as const satisfies Record<string, IconNode>;

export type RepeatedIconName = keyof typeof repeated;

/** Holds the shapes of icons that each row of a list shows, once in a page; `RepeatedIcon` shows them. */
export function IconShapes({ names }: { readonly names: readonly RepeatedIconName[] }) {
  return (
    <svg aria-hidden="true" className="hidden">
      {names.map((name) => (
        <symbol key={name} id={`icon-${name}`} {...stroke} fill={name === 'star' ? 'currentColor' : 'none'}>
          <Shapes node={repeated[name]} />
        </symbol>
      ))}
    </svg>
  );
}

/** An icon of a list, a fifth of the markup of others; its shape is in `IconShapes` of the same page. */
export function RepeatedIcon({
  name,
  className,
}: {
  readonly name: RepeatedIconName;
  readonly className: string;
}) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}

export const ArrowLeft = (props: IconProps) => <Icon node={arrowLeft} {...props} />;
export const ArrowRight = (props: IconProps) => <Icon node={arrowRight} {...props} />;
export const ArrowUp = (props: IconProps) => <Icon node={arrowUp} {...props} />;
export const BadgeCheck = (props: IconProps) => <Icon node={badgeCheck} {...props} />;
export const Bell = (props: IconProps) => <Icon node={bell} {...props} />;
export const BookOpen = (props: IconProps) => <Icon node={bookOpen} {...props} />;
export const Briefcase = (props: IconProps) => <Icon node={briefcase} {...props} />;
export const CalendarClock = (props: IconProps) => <Icon node={calendarClock} {...props} />;
export const Check = (props: IconProps) => <Icon node={check} {...props} />;
export const ChevronDown = (props: IconProps) => <Icon node={chevronDown} {...props} />;
export const CircleUserRound = (props: IconProps) => <Icon node={circleUserRound} {...props} />;
export const ClipboardList = (props: IconProps) => <Icon node={clipboardList} {...props} />;
export const Clock = (props: IconProps) => <Icon node={clock} {...props} />;
export const DoorOpen = (props: IconProps) => <Icon node={doorOpen} {...props} />;
export const Download = (props: IconProps) => <Icon node={download} {...props} />;
export const ExternalLink = (props: IconProps) => <Icon node={externalLink} {...props} />;
export const FileText = (props: IconProps) => <Icon node={fileText} {...props} />;
export const GraduationCap = (props: IconProps) => <Icon node={graduationCap} {...props} />;
export const HeartHandshake = (props: IconProps) => <Icon node={heartHandshake} {...props} />;
export const House = (props: IconProps) => <Icon node={house} {...props} />;
export const Inbox = (props: IconProps) => <Icon node={inbox} {...props} />;
export const IndianRupee = (props: IconProps) => <Icon node={indianRupee} {...props} />;
export const Languages = (props: IconProps) => <Icon node={languages} {...props} />;
export const LayoutDashboard = (props: IconProps) => <Icon node={layoutDashboard} {...props} />;
export const Leaf = (props: IconProps) => <Icon node={leaf} {...props} />;
export const LifeBuoy = (props: IconProps) => <Icon node={lifeBuoy} {...props} />;
export const LogOut = (props: IconProps) => <Icon node={logOut} {...props} />;
export const Mail = (props: IconProps) => <Icon node={mail} {...props} />;
export const MapPin = (props: IconProps) => <Icon node={mapPin} {...props} />;
export const Menu = (props: IconProps) => <Icon node={menu} {...props} />;
export const MessageCircle = (props: IconProps) => <Icon node={messageCircle} {...props} />;
export const MessageSquareText = (props: IconProps) => <Icon node={messageSquareText} {...props} />;
export const MessagesSquare = (props: IconProps) => <Icon node={messagesSquare} {...props} />;
export const MonitorSmartphone = (props: IconProps) => <Icon node={monitorSmartphone} {...props} />;
export const MoonStar = (props: IconProps) => <Icon node={moonStar} {...props} />;
export const PanelLeft = (props: IconProps) => <Icon node={panelLeft} {...props} />;
export const Phone = (props: IconProps) => <Icon node={phone} {...props} />;
export const Printer = (props: IconProps) => <Icon node={printer} {...props} />;
export const Rss = (props: IconProps) => <Icon node={rss} {...props} />;
export const Search = (props: IconProps) => <Icon node={search} {...props} />;
export const ShieldCheck = (props: IconProps) => <Icon node={shieldCheck} {...props} />;
export const SlidersHorizontal = (props: IconProps) => <Icon node={slidersHorizontal} {...props} />;
export const Star = (props: IconProps) => <Icon node={star} {...props} />;
export const Users = (props: IconProps) => <Icon node={users} {...props} />;
export const X = (props: IconProps) => <Icon node={x} {...props} />;
export const Mic = (props: IconProps) => <Icon node={mic} {...props} />;
export const MicOff = (props: IconProps) => <Icon node={micOff} {...props} />;
export const Video = (props: IconProps) => <Icon node={video} {...props} />;
export const VideoOff = (props: IconProps) => <Icon node={videoOff} {...props} />;
export const ScreenShare = (props: IconProps) => <Icon node={screenShare} {...props} />;
export const PictureInPicture2 = (props: IconProps) => <Icon node={pictureInPicture2} {...props} />;
export const PhoneOff = (props: IconProps) => <Icon node={phoneOff} {...props} />;
export const Settings2 = (props: IconProps) => <Icon node={settings2} {...props} />;
export const Volume2 = (props: IconProps) => <Icon node={volume2} {...props} />;
