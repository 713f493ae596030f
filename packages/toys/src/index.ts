export { type Carousel, carousel } from './carousel.ts';
export { stones } from './stones.ts';
