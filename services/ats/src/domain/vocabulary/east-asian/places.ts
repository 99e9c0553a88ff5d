import { anyOf } from './script.ts'

/** Countries and parts of the world, provinces, and large towns of China, Taiwan, Japan, and Korea. */
const regions = anyOf(`
  中国 中國 台湾 台灣 臺灣 香港 澳门 澳門 日本 韩国 韓國 新加坡 美国 美國 英国 英國 加拿大 澳大利亚 澳洲 德国 德國 法国 法國 アメリカ 米国 韓国 대한민국 한국 미국 일본 중국
  北京 上海 天津 重庆 重慶 广州 廣州 深圳 杭州 南京 苏州 蘇州 成都 武汉 武漢 西安 长沙 長沙 郑州 青岛 大连 厦门 济南 合肥 福州 宁波 无锡 东莞 佛山 珠海 沈阳 哈尔滨 长春 石家庄 太原
  昆明 贵阳 南昌 南宁 海口 兰州 银川 西宁 呼和浩特 乌鲁木齐 拉萨 常州 温州 嘉兴 台北 臺北 新北 桃園 新竹 台中 臺中 台南 臺南 高雄 基隆 苗栗 彰化 嘉義 屏東 宜蘭 花蓮 台東
  河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 内蒙古 广西 西藏 宁夏 新疆
  東京 東京都 大阪 大阪府 京都 京都府 北海道 札幌 仙台 横浜 川崎 名古屋 神戸 福岡 広島 埼玉 千葉 神奈川 愛知 兵庫 静岡 新潟 長野 茨城 栃木 群馬 岐阜 三重 滋賀 奈良 和歌山 岡山 山口
  香川 愛媛 徳島 高知 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄 青森 岩手 宮城 秋田 山形 福島 富山 石川 福井 山梨 鳥取 島根
  서울 부산 대구 인천 광주 대전 울산 세종 경기 경기도 강원 강원도 충북 충남 전북 전남 경북 경남 제주 제주도 수원 성남 판교 분당 용인 고양 안양 부천 안산 화성 천안 청주 전주 포항 창원`)
const part = `${regions}(?:省|市|县|縣|県|府|都|区|區|特别行政区|特別市|광역시|특별시|특별자치시|특별자치도|시|도)?`
const whole = new RegExp(
  `^(?:${part}(?:\\s*[,，·・\\-–]?\\s*(?:${part}|[\\p{L}]{1,8}(?:区|區|县|縣|市|町|村|镇|구|군|시|동)))*|[\\p{Script=Han}]{1,4}(?:市|县|縣|区|區)[\\p{Script=Han}]{0,4}(?:区|區|县)?|远程|遠端|リモート|在宅|재택|원격)$`,
  'u',
)

/** Whether a text in Chinese, Japanese, or Korean is a place and nothing else: "浙江 杭州", "東京都", "서울 강남구". */
export const isPlaceOf = (text: string): boolean => text.length <= 24 && whole.test(text.trim())

const known = new RegExp(`^${part}$`, 'u')

/** Whether a text is a town or a part of the country that is known. */
export const isTownOf = (text: string): boolean => text.length <= 10 && known.test(text.trim())
