// Apart by where they are used, so that a page loads those that it shows. What the first view of every page is made of imports its
// file itself: by this one, the build would put all of them into everybody's download.
export { ChevronDownIcon, CloseIcon, MenuIcon, MoonIcon, SunIcon } from './frame';
export { ChevronLeftIcon, ChevronRightIcon, ContinuedIcon, ExpandIcon } from './arrows';
export { CheckIcon, HeartIcon, InfoIcon, PictureIcon, StarIcon, WarningIcon } from './marks';
export { ClockIcon, DownloadIcon, ListIcon, MinusIcon, PeopleIcon, PrintIcon } from './booking';
export { BuildingsIcon, CrosshairIcon, MailIcon, MessagesIcon, PhoneIcon } from './contact';
export { CalendarIcon, GridIcon, MoneyIcon, SettingsIcon, SignOutIcon } from './account';
export { ColumnsIcon, CopyIcon, LayersIcon, PencilIcon, PlusIcon, TrashIcon } from './tools';
export { EyeIcon, EyeOffIcon } from './visibility';
export { MapPinIcon, SearchIcon, SlidersIcon } from './search';
export { FacebookIcon, InstagramIcon, TwitterIcon, YoutubeIcon } from './social';
