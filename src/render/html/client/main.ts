import type { PageIndex } from '../page-data.js';
import { data } from './page-parts.js';
import { startTable } from './table.js';

startTable(data<PageIndex>('index'));
