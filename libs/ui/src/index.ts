export { Button, buttonLook, type ButtonLook, type ButtonProps } from './button/Button.tsx';
export { Carousel, type CarouselProps } from './carousel/Carousel.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/Disclosure.tsx';
export { Icon, type IconName } from './icon/Icon.tsx';
export { Notice, type NoticeProps } from './notice/Notice.tsx';
export { Pagination, type PaginationProps } from './pagination/Pagination.tsx';
export { Picture, type PictureProps } from './picture/Picture.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/VisuallyHidden.tsx';
